package dev.wirecord.processor;

import com.palantir.javapoet.ClassName;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.ModuleElement.ProvidesDirective;
import javax.lang.model.util.ElementFilter;

/** On the module path the service file counts for nothing: the module has to say what it provides. */
final class ModuleServices {

    private static final String CODEC_PROVIDER = "dev.wirecord.codec.CodecProvider";

    private ModuleServices() {}

    /** Warns when a module does not provide what was generated for it; without a module there is nothing to say. */
    static void check(ModuleElement module, ClassName provider, Diagnostics diagnostics) {
        if (module == null || module.isUnnamed()) {
            return;
        }
        boolean isListed = ElementFilter.providesIn(module.getDirectives()).stream()
                .anyMatch(directive -> isProvided(directive, provider));
        if (!isListed) {
            diagnostics.report(
                    SourceAnchor.at(module),
                    Problem.PROVIDER_UNLISTED,
                    module.getQualifiedName(),
                    provider.canonicalName());
        }
    }

    private static boolean isProvided(ProvidesDirective directive, ClassName provider) {
        return directive.getService().getQualifiedName().contentEquals(CODEC_PROVIDER)
                && directive.getImplementations().stream()
                        .anyMatch(type -> type.getQualifiedName().contentEquals(provider.canonicalName()));
    }
}
