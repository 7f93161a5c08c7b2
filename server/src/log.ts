/** The log of one process: JSON lines, of warnings alone at a terminal. */
import { inspect } from "node:util";
import { currentTrace, withoutPersons } from "@curat/api";
import { type Logger, type LoggerOptions, pino } from "pino";

/** What happened, without what else a library hangs on its errors: a connection carries its password and secret keys. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: LoggedError;
}

/** Where a log goes; what a task prints for who called it is standard output's alone. */
const OUTPUT = { shop: 1, task: 2 };

/** Opens the log of the process of that name. */
export function openLog(name: string, of: keyof typeof OUTPUT = "shop"): Logger {
  return pino(logOptions(name, of), pino.destination(OUTPUT[of]));
}

/** Each line with the id of its request or job, and without what a person could be known by. */
export function logOptions(name: string, of: keyof typeof OUTPUT = "shop"): LoggerOptions {
  // Who sits at the terminal sees what goes wrong; a journal keeps what was done, and by which of the shop's people.
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

/** An error as it is logged; anything else that was thrown as its text. */
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
 * What the storefront and libraries write to the console goes into this log, too: its first text is the message, an error
 * stands as one, the rest are details.
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
