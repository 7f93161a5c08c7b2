/** Digits of a request's trace that people are told: enough to find it in the log, few enough to read out. */
const CODE_LENGTH = 12;

/**
 * Returns the code of a request, the beginning of its trace: the log is searched for it as it is. Twelve digits rather than eight,
 * because some proxies begin their ids with the time, so that all requests of one second begin alike.
 */
export function requestCode(trace: string): string {
  return trace.slice(0, CODE_LENGTH);
}
