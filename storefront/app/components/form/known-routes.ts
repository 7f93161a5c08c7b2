/**
 * For a form that stands on a page many times. All routes are known at once (react-router.config.ts), so the mark by which
 * the router would look for its route is only weight; that a fetcher's form takes it, its type does not say.
 */
export const KNOWN_ROUTES: object = { discover: "none" };
