package org.example.sharedstruct;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link MoveRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class MoveRequestBuilder {
    private Broker from = new Broker(0, null);

    private Broker to = new Broker(0, null);

    private List<Broker> others = List.of();

    /**
     * Starts with every component at its default.
     */
    public MoveRequestBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static MoveRequestBuilder from(MoveRequest original) {
        return new MoveRequestBuilder()
                .from(original.from())
                .to(original.to())
                .others(original.others());
    }

    /**
     * where they are
     */
    public MoveRequestBuilder from(Broker from) {
        this.from = from;
        return this;
    }

    /**
     * where they shall be
     */
    public MoveRequestBuilder to(Broker to) {
        this.to = to;
        return this;
    }

    /**
     * where they may be as well
     */
    public MoveRequestBuilder others(List<Broker> others) {
        this.others = others;
        return this;
    }

    /**
     * The record.
     */
    public MoveRequest build() {
        return new MoveRequest(from, to, others);
    }
}
