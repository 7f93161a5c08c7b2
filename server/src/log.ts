/** The log of one process, as JSON lines; only warnings and errors at a terminal. */
import { inspect } from "node:util";
import { currentTrace, withoutPersons } from "@curat/api";
import { type Logger, type LoggerOptions, pino } from "pino";

/**
 * An error without the properties that libraries attach to it: a connection carries its password and secret
 * keys.
 */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: LoggedError;
}

/** The file descriptor of each log; a task's standard output is reserved for its result. */
const OUTPUT = { shop: 1, task: 2 };

/** Opens the log of the process with this name. */
export function openLog(name: string, of: keyof typeof OUTPUT = "shop"): Logger {
  return pino(logOptions(name, of), pino.destination(OUTPUT[of]));
}

/** Adds the id of its request or job to each line, and removes what could identify a person. */
export function logOptions(name: string, of: keyof typeof OUTPUT = "shop"): LoggerOptions {
  // At a terminal, people see only failures. A journal also records actions, and the staff member of each.
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

/** Returns an error as it is logged, and anything else that was thrown as text. */
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
 * Sends what the storefront and libraries write to the console to this log, too. The first text becomes the
 * message, an error its `err`, and the rest the details.
 */
export function takeConsole(log: Logger): void {
  for (const level of ["warn", "error"] as const)
    console[level] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      const [message = error?.message, ...details] = said.filter((part) => part !== error);
      log[level](
        { ...(error && { err: error }), ...(details.length > 0 && { details }) },
        typeof message === "string" ? message : inspect(message),
      );
    };
}
