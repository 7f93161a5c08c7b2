/** Connection refused, lost, too many clients, shutting down, cannot connect now. */
const CODES = new Set([
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

/** Whether it failed because the database could not be asked: later the same may go well. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = "code" in error && typeof error.code === "string" && CODES.has(error.code);
  return isKnown || CONNECTION_LOST.test(error.message);
}
