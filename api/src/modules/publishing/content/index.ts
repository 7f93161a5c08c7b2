/**
 * Articles and the home page.
 *
 * - `articles.rules.ts`, `articles.service.ts`: articles
 * - `home.rules.ts`, `home.service.ts`: blocks of the home page
 * - `home-page.ts`: the home page for visitors
 * - `tariff-table.ts`: delivery prices inside an article
 *
 * Tables and views: article, article_facts, home_block.
 */
export { createArticle } from "./articles.service.ts";
export { importContent } from "./content.import.ts";
export type { ArticleImport, ContentImport, HomeBlockImport } from "./content.import.ts";
export { contentRoutes } from "./content.routes.ts";
export { ARTICLE_DRAFTS } from "./articles.drafts.ts";
export { HOME_DRAFTS } from "./home.drafts.ts";
export { namesReturnCost, withReturnPlace } from "./article-places.ts";
export { findTerms, findWithdrawalText, type LegalText, loadArticleLinks } from "./content.store.ts";
export { staffArticlesRoutes } from "./staff-articles.routes.ts";
export { staffHomeRoutes } from "./staff-home.routes.ts";
