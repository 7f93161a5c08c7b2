/** Digits of a request's trace id that users see: enough to find it in the log, few enough to read out. */
const CODE_LENGTH = 12;

/**
 * Returns the code of a request, the first digits of its trace id, so that the log can be searched for it.
 * Twelve digits, because some proxies begin their ids with the time, and eight would be equal for all
 * requests of a second.
 */
export function requestCode(trace: string): string {
  return trace.slice(0, CODE_LENGTH);
}
