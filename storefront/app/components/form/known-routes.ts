/** Disables route discovery for forms that a page repeats many times, because it only adds HTML. */
export const KNOWN_ROUTES: object = { discover: "none" };
