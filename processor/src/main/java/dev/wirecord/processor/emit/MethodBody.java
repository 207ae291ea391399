package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import javax.lang.model.element.Modifier;

/** A method of a codec while it is written. It takes the version only if something in it depends on the version. */
final class MethodBody {

    /** The methods of one codec that take the version. */
    static final class VersionTakers {

        private final Set<String> names = new HashSet<>();

        boolean contains(String method) {
            return names.contains(method);
        }
    }

    private final VersionTakers takers;
    private final List<Integer> versions;
    private final CodeBlock.Builder code = CodeBlock.builder();
    private boolean usesVersion;

    /**
     * Begins a body.
     *
     * @param takers the methods written so far that take the version
     * @param versions the versions in which the method is called
     */
    MethodBody(VersionTakers takers, List<Integer> versions) {
        this.takers = takers;
        this.versions = versions;
    }

    void statement(String format, Object... args) {
        code.addStatement(format, args);
    }

    void add(CodeBlock block) {
        code.add(block);
    }

    void begin(String format, Object... args) {
        code.beginControlFlow(format, args);
    }

    void next(String format, Object... args) {
        code.nextControlFlow(format, args);
    }

    void end() {
        code.endControlFlow();
    }

    /** Code that may differ between the method's versions. */
    VersionBranch branch(IntFunction<CodeBlock> perVersion) {
        VersionBranch branch = VersionBranch.of(versions, perVersion);
        usesVersion |= !branch.isUniform();
        return branch;
    }

    /** A call of another method of the codec, with the version behind the arguments where it wants one. */
    CodeBlock call(String method, Object... arguments) {
        CodeBlock.Builder call = CodeBlock.builder().add("$L(", method);
        for (int i = 0; i < arguments.length; i++) {
            call.add(i == 0 ? "$L" : ", $L", arguments[i]);
        }
        if (takers.contains(method)) {
            usesVersion = true;
            call.add(", version");
        }
        return call.add(")").build();
    }

    /** Ends the method; parameters are those before the version. */
    MethodSpec toMethod(String name, TypeName returns, Object... typesAndNames) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(returns);
        for (int i = 0; i < typesAndNames.length; i += 2) {
            method.addParameter((TypeName) typesAndNames[i], (String) typesAndNames[i + 1]);
        }
        if (usesVersion) {
            takers.names.add(name);
            method.addParameter(TypeName.INT, "version");
        }
        return method.addCode(code.build()).build();
    }
}
