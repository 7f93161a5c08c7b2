import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { MESSAGES } from "@curat/contract/messages.values";
import type { LogEntry } from "../config.ts";
import { isPassingFailure } from "../db/passing-failure.ts";
import { invalid, notFound, Refusal } from "./refusal.ts";

const BAD_VALUE = new Set(["22021", "22003", "22P02", "22P05"]);

const AWAY_SECONDS = 5;

/**
 * Returns a Refusal's response, 422 for a malformed body, 503 for a transient database failure, and 500 for
 * other errors, which are logged.
 */
export function answerFailure(error: Error, c: Context, log: (entry: LogEntry) => void): Response {
  const { method, path } = c.req;
  const refusal = refusalOf(error, path);
  if (refusal) {
    // Support staff search the log for the code that the error page shows.
    if (isPassingFailure(error))
      log({
        level: "warn",
        message: "A request failed; a later one may succeed.",
        method,
        path,
        reason: error.message,
      });
    const seconds = refusal.retryAfterSeconds ?? (refusal.status === 503 ? AWAY_SECONDS : undefined);
    if (seconds !== undefined) c.header("retry-after", String(seconds));
    return c.json(refusal.body, refusal.status);
  }
  log({ level: "error", message: "A request failed.", method, path, error });
  return c.json({ message: MESSAGES.unavailable }, 500);
}

function refusalOf(error: Error, path: string): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new Refusal(413, { message: MESSAGES.tooLarge });
  if (error instanceof HTTPException && error.status < 500) return invalid({ body: [MESSAGES.malformed] });
  const code = codeOf(error);
  // PostgreSQL cannot store a NUL, so no record has such a name.
  if (BAD_VALUE.has(code) && path.includes("\0")) return notFound();
  if (BAD_VALUE.has(code)) return invalid({ body: [MESSAGES.malformed] });
  if (isPassingFailure(error)) return new Refusal(503, { message: MESSAGES.unavailable });
  return undefined;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
