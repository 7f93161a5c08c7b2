/**
 * Props for forms that a page repeats many times. All routes are known up front (react-router.config.ts), so
 * the router's discovery attribute would only add HTML. Fetcher forms accept this prop, but their type lacks
 * it.
 */
export const KNOWN_ROUTES: object = { discover: "none" };
