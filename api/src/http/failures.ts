/** The one place where what went wrong becomes an HTTP answer. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { MESSAGES } from "@curat/contract/messages.values";
import type { LogEntry } from "../config.ts";
import { invalid, notFound, Refusal } from "./refusal.ts";

/** Connection refused, lost, too many clients, shutting down, cannot connect now. */
const DATABASE_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
]);
/** What pg itself says, without a code; the last of a connection that broke in the middle of a transaction. */
const CONNECTION_LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
/** PostgreSQL says: text that is no valid UTF-8 or has a NUL, a number out of its range. */
const BAD_VALUE = new Set(["22021", "22003", "22P02", "22P05"]);

/** Answers a Refusal as it stands, a malformed body as 422, a lost database as 503, anything else as a logged 500. */
export function answerFailure(error: Error, c: Context, log: (entry: LogEntry) => void): Response {
  const refusal = refusalOf(error, c.req.path);
  if (refusal) return c.json(refusal.body, refusal.status);
  log({ level: "error", message: "A request failed.", method: c.req.method, path: c.req.path, error });
  return c.json({}, 500);
}

function refusalOf(error: Error, path: string): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new Refusal(413, { message: MESSAGES.tooLarge });
  if (error instanceof HTTPException && error.status < 500) return invalid({ body: [MESSAGES.malformed] });
  const code = codeOf(error);
  // Nothing stands under a name that the database can not even compare.
  if (BAD_VALUE.has(code) && path.includes("\0")) return notFound();
  if (BAD_VALUE.has(code)) return invalid({ body: [MESSAGES.malformed] });
  if (DATABASE_AWAY.has(code) || CONNECTION_LOST.test(error.message)) {
    return new Refusal(503, { message: MESSAGES.unavailable });
  }
  return undefined;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
