/**
 * Number of trace id digits that users see: enough to find a request in the log, and few enough to read out.
 */
const CODE_LENGTH = 12;

/**
 * Returns the first digits of a request's trace id, by which the log can be searched. Twelve, because some
 * proxies begin their ids with the time, so that eight would be equal for all requests of a second.
 */
export function requestCode(trace: string): string {
  return trace.slice(0, CODE_LENGTH);
}
