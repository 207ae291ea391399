package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.JoinGroupRequest;
import dev.wirecord.kafka.JoinGroupRequest.JoinGroupRequestProtocol;
import dev.wirecord.type.ObjectList;
import java.util.List;

/** JoinGroup request, versions 8 and 9. */
public final class JoinGroupLimit implements Limit<JoinGroupRequest> {

    @Override
    public int encode(JoinGroupRequest message, byte[] out) {
        int at = Put.string(out, 0, message.groupId());
        at = Put.int32(out, at, message.sessionTimeoutMs());
        at = Put.int32(out, at, message.rebalanceTimeoutMs());
        at = Put.string(out, at, message.memberId());
        at = Put.string(out, at, message.groupInstanceId());
        at = Put.string(out, at, message.protocolType());
        List<JoinGroupRequestProtocol> protocols = message.protocols();
        int size = protocols.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            at = Put.string(out, at, protocols.get(i).name());
            at = Put.bytes(out, at, protocols.get(i).metadata());
            at = Put.tags(out, at, protocols.get(i).unknownTaggedFields());
        }
        at = Put.string(out, at, message.reason());
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    @Override
    public JoinGroupRequest decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new JoinGroupRequest(
                in.string(),
                in.int32(),
                in.int32(),
                in.string(),
                in.string(),
                in.string(),
                protocols(in),
                in.string(),
                in.noTaggedFields());
    }

    private static List<JoinGroupRequestProtocol> protocols(Cursor in) {
        JoinGroupRequestProtocol[] protocols = new JoinGroupRequestProtocol[in.length()];
        for (int i = 0; i < protocols.length; i++) {
            protocols[i] = new JoinGroupRequestProtocol(in.string(), in.bytes(), in.noTaggedFields());
        }
        return ObjectList.wrap(protocols);
    }
}
