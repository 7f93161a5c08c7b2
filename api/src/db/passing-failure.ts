/** Transient database errors: the database is unreachable, full or blocked, and a retry may succeed. */

/** pg's error message when a query gets no response in time. */
export const UNANSWERED = "Query read timeout";

/**
 * Returns whether the error reports that a migration changed the result columns of a prepared statement. A new
 * connection plans the statement again.
 */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";
}

/** Transient error codes of Node and PostgreSQL (manual, appendix A). */
const CODES = new Set([
  // Host unreachable or not resolved; connection refused or lost; socket missing.
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
  // The pooler has no server connection, or a primary has just become a replica.
  "08P01",
  "25006",
  // Too many clients; shutting down; cannot connect now.
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // Timeouts of a statement, a lock or an idle transaction; a deadlock.
  "57014",
  "55P03",
  "25P03",
  "40P01",
  // Disk full, out of memory, I/O error.
  "53100",
  "53200",
  "58030",
]);
/** Connection errors that pg reports without a code, including queries on a client that has lost its connection. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;

/** Returns whether the database error is transient, so that a retry may succeed. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = "code" in error && typeof error.code === "string" && CODES.has(error.code);
  return (
    isKnown || isPlanOutdated(error) || error.message === UNANSWERED || CONNECTION_LOST.test(error.message)
  );
}
