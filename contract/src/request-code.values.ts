const CODE_LENGTH = 12;

/**
 * Returns the start of a request's trace id. Some proxies begin ids with the time, so 8 digits would not be
 * unique.
 */
export function requestCode(trace: string): string {
  return trace.slice(0, CODE_LENGTH);
}
