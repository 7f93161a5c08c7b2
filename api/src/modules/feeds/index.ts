export { feedsRoutes } from "./feeds.routes.ts";
export { readFeedsSetting } from "./feeds.settings.ts";
