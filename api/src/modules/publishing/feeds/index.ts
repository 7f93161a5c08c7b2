/**
 * Product feeds and sitemaps.
 *
 * - `write-public-files.service.ts`, `feeds.tasks.ts`: writing files
 * - `feed-product.ts`, `feed-formats.ts`: a product's entry
 * - `feed-report.rules.ts`: what a feed contains and omits
 * - `sitemap-files.rules.ts`: files of the sitemap
 * - `find-public-file.service.ts`: download
 * - `feeds.settings.ts`: feeds and robots
 *
 * Tables and views: public_file, public_file_part, feed_fetch.
 */
export { feedsRoutes } from "./feeds.routes.ts";
export { feedsSetting, readFeedsSetting } from "./feeds.settings.ts";
export { feedTasks } from "./feeds.tasks.ts";
export { findPublicFile, type FoundFile } from "./find-public-file.service.ts";
