export { feedsRoutes } from "./feeds.routes.ts";
export { feedsSetting, readFeedsSetting } from "./feeds.settings.ts";
