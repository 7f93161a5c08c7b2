/** Which failures of the database pass: it is away, full, or held up, and later the same may go well. */

/** What pg says of a question that was not answered in time. */
export const UNANSWERED = "Query read timeout";

/** Whether a named statement's columns are others since it was planned: a migration went by. A new connection plans anew. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";
}

/** Codes of Node and PostgreSQL (its manual, appendix A) after which the same may go well later. */
const CODES = new Set([
  // No way to it, or its name is not known now; refused, lost, no socket there.
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "08006",
  "08001",
  // A pooler that has no server to give; a leader that has just become a replica.
  "08P01",
  "25006",
  // Too many clients, shutting down, cannot connect now.
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // It took too long: the statement, a lock, a pause within a transaction, two that wait for each other.
  "57014",
  "55P03",
  "25P03",
  "40P01",
  // Disk full, out of memory, a file that can not be read or written.
  "53100",
  "53200",
  "58030",
]);
/** What pg itself says, without a code; the last of a connection that broke in the middle of a transaction. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;

/** Whether it failed because the database could not do it now: later the same may go well. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = "code" in error && typeof error.code === "string" && CODES.has(error.code);
  return (
    isKnown || isPlanOutdated(error) || error.message === UNANSWERED || CONNECTION_LOST.test(error.message)
  );
}
