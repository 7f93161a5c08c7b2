/** The log of one process, as JSON lines; at a terminal only warnings and errors. */
import { inspect } from "node:util";
import { currentTrace, withoutPersons } from "@curat/api";
import { type Logger, type LoggerOptions, pino } from "pino";

/** A logged error, without properties attached by libraries, such as a connection's password. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: LoggedError;
}

/** File descriptors; a task's standard output is reserved for its result. */
const OUTPUT = { shop: 1, task: 2 };

export function openLog(name: string, of: keyof typeof OUTPUT = "shop"): Logger {
  return pino(logOptions(name, of), pino.destination(OUTPUT[of]));
}

/**
 * Returns logger options that add the trace id of the request or job to each line and remove personal data.
 */
export function logOptions(name: string, of: keyof typeof OUTPUT = "shop"): LoggerOptions {
  // A person at a terminal sees only failures. A journal also records the actions of staff.
  const isWatched = of === "task" || process.stdout.isTTY;
  return {
    base: { process: name },
    level: isWatched ? "warn" : "info",
    serializers: { err: logged },
    mixin: () => {
      const trace = currentTrace();
      return trace ? { trace: trace.id } : {};
    },
    hooks: { streamWrite: withoutPersons },
  };
}

/** Returns the loggable form of an error or of anything else that was thrown. */
export function logged(error: unknown): LoggedError | undefined {
  if (error === undefined) return undefined;
  if (!(error instanceof Error)) return { type: typeof error, message: inspect(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...("code" in error && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: logged(cause) }),
  };
}

/**
 * Redirects `console.warn` and `console.error` to this log: the first text becomes the message, an
 * error `err`, and other arguments details.
 */
export function takeConsole(log: Logger): void {
  for (const level of ["warn", "error"] as const)
    console[level] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const [message = error?.message, ...details] = parts.filter((part) => part !== error);
      log[level](
        { ...(error && { err: error }), ...(details.length > 0 && { details }) },
        typeof message === "string" ? message : inspect(message),
      );
    };
}
