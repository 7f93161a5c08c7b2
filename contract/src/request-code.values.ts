const CODE_LENGTH = 12;

/**
 * Returns the start of a request's trace id for searching the log. It has 12 digits because some proxies
 * begin ids with the time, so that 8 digits would not differ within a second.
 */
export function requestCode(trace: string): string {
  return trace.slice(0, CODE_LENGTH);
}
