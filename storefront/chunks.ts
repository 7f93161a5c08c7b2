/**
 * Groups the modules of the browser build into files. Without groups, a product page would load 108 scripts
 * and 22 style sheets; fewer, larger files compress better and stay cached across releases. A group includes
 * its modules' imports, unless an earlier group contains them. Modules without a group are split by route.
 */
interface Chunk {
  name: string;
  test: RegExp;
}

export const CHUNKS: Chunk[] = [
  // The code loaded before the first interaction. It must not contain modules that import React (decision
  // 0088).
  chunk(
    "starter",
    "app/document/(?:page-data\\.ts|starter/)",
    "app/navigation/came-back",
    "app/session/(?:preferences|consent|cookies|local-keys)",
    "contract/src/(?:consent|routing)\\.values",
    "preload-helper",
  ),
  chunk("framework", "node_modules/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)/"),
  // Parts of every page: layout, fields (for the newsletter), product cards and navigation.
  chunk(
    "layout",
    "app/(?:root|hydrate)\\.tsx",
    "app/layout/(?!.*(?:suggestion|\\.server))",
    "app/(?:navigation|document)/(?!.*\\.server)",
    "app/session/(?:layout-data|secret-addresses)",
    "app/screens/(?:screens\\.ts|error/|page/(?:page\\.route|load-screen))",
    "app/components/(?:product-card|stock-badge|form|newsletter-form|terms|structured-data|promises|screen)/(?!.*\\.server)",
    // One style sheet for all components and lists, because the router removes a route's style sheets on
    // leaving it, while a lazy screen might still need them.
    "(?:app/components/(?!(?:order|facts|page-card|offer-list|account|complaint|returns|find-order|payment)/)|ui/src/|app/screens/(?:category|search)/).*\\.module\\.css",
    "app/components/(?:display-face|filters/folded)",
    "app/components/stock-alert/alerts-page",
    "ui/src/(?!form/(?:password|new-password|select)|date/(?!long)|dialog/(?:page|confirm)|status|pagination)",
  ),
  chunk("rails", "app/components/(?:product-rail|slider|section-head|benefits|page-banners|bundle-boxes)/"),
  chunk("reading", "app/components/(?:document-list|contact-form|share|prose)/(?!.*\\.server)"),
  chunk("buying", "app/components/(?:quantity|guarantee|stock-alert)/(?!.*\\.server)"),
  chunk("teasers", "app/components/(?:banner|post-card)/"),
  chunk("page-dialog", "ui/src/dialog/page"),
  chunk("pages", "app/components/(?:page-title|listing/texts)", "ui/src/pagination"),
  chunk("product", "app/screens/product/(?!zoom|video-player|.*\\.(?:server|route))"),
  chunk(
    "listing",
    "app/components/(?:listing/(?!texts|.*\\.server)|filters|sort|density)",
    "app/screens/category/(?!.*\\.server)",
  ),
];

function chunk(name: string, ...patterns: string[]): Chunk {
  return { name, test: new RegExp(patterns.join("|")) };
}
