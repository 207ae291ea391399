package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "2-5", flexible = "3+")
    //                                                                 ^ [LockMessageChanged] The range of versions of this message is locked as 0-4, and written as 2-5. Put it back; new versions come after those.
    record ShrunkRequest() {}

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-5", flexible = "2+")
    //                                                                                   ^ [LockMessageChanged] The flexible range of this message is locked as 3+, and written as 2+. Put it back; it stays for good.
    record EarlyRequest() {}

    @KafkaMessage(apiKey = 902, type = MessageType.REQUEST, versions = "0-5", flexible = "4+")
    //                                                                                   ^ [LockMessageChanged] The flexible range of this message is locked as none, and written as 4+. Put it back; a start at 5 is free.
    record LaterRequest() {}

    @KafkaMessage(apiKey = 905, type = MessageType.REQUEST, versions = "0-4")
    //                     ^ [LockMessageChanged] The API of this message is locked as request 903, and written as request 905. Put it back; a new API has a record of its own.
    record RenumberedRequest() {}

    @KafkaMessage(apiKey = 904, type = MessageType.REQUEST, versions = "0-5", flexible = "5+")
    record GrownRequest() {}
}
