export { createArticle } from "./articles.service.ts";
export { importContent } from "./content.import.ts";
export type { ArticleImport, ContentImport, HomeBlockImport } from "./content.import.ts";
export { contentRoutes } from "./content.routes.ts";
export { ARTICLE_DRAFTS } from "./articles.drafts.ts";
export { HOME_DRAFTS } from "./home.drafts.ts";
export { findTerms, loadArticleLinks, type TermsText } from "./content.store.ts";
export { staffArticlesRoutes } from "./staff-articles.routes.ts";
export { staffHomeRoutes } from "./staff-home.routes.ts";
