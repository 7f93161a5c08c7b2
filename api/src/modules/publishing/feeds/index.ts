export { feedsRoutes } from "./feeds.routes.ts";
export { feedsSetting, readFeedsSetting } from "./feeds.settings.ts";
export { feedTasks } from "./feeds.tasks.ts";
export { findPublicFile, type FoundFile } from "./find-public-file.service.ts";
