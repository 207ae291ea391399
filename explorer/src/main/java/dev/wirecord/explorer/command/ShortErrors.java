package dev.wirecord.explorer.command;

import com.fasterxml.jackson.core.JacksonException;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.explorer.input.InputException;
import dev.wirecord.explorer.json.JsonMismatchException;
import dev.wirecord.explorer.json.JsonTextException;
import dev.wirecord.explorer.names.UnknownNameException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells people what is wrong in a line or two, on the error output, without traces. */
public final class ShortErrors implements IExecutionExceptionHandler, IParameterExceptionHandler {

    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        CommandLine command = error.getCommandLine();
        PrintWriter err = command.getErr();
        print(command, error.getMessage());
        UnmatchedArgumentException.printSuggestions(error, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCodes.USAGE;
    }

    @Override
    public int handleExecutionException(Exception error, CommandLine command, ParseResult arguments) throws Exception {
        if (error instanceof UnknownNameException
                || error instanceof UnknownApiException
                || error instanceof UnsupportedVersionException) {
            print(command, error.getMessage());
            return ExitCodes.USAGE;
        }
        if (error instanceof IOException unreadable) {
            print(command, text(unreadable));
            return ExitCodes.WRONG;
        }
        if (isAboutInput(error)) {
            print(command, error.getMessage());
            return ExitCodes.WRONG;
        }
        throw error;
    }

    private static boolean isAboutInput(Exception error) {
        return error instanceof InputException
                || error instanceof JsonTextException
                || error instanceof JsonMismatchException
                || error instanceof KafkaCodecException;
    }

    private static String text(IOException error) {
        if (error instanceof NoSuchFileException missing) {
            return "there is no file " + missing.getFile();
        }
        if (error instanceof AccessDeniedException denied) {
            return "access to " + denied.getFile() + " is denied";
        }
        return error instanceof FileSystemException || error instanceof JacksonException
                ? error.getMessage()
                : "the input or output failed: " + error.getMessage();
    }

    private static void print(CommandLine command, String message) {
        command.getErr().println(command.getColorScheme().errorText("wirecord: " + message));
    }
}
