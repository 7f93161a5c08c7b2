/**
 * Props that disable route discovery. Use them for forms that a page repeats many times, to keep the HTML
 * small.
 */
export const KNOWN_ROUTES: object = { discover: "none" };
