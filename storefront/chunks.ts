/**
 * Which modules of the browser's build share a file. Without this list a product page loads 108 scripts and 22 style sheets; a few
 * larger files compress better and stay cached from one release to the next. A module comes with its imports, unless an earlier
 * group has them; modules of no group are split by the routes that load them.
 */
interface Chunk {
  name: string;
  test: RegExp;
}

export const CHUNKS: Chunk[] = [
  // All that a page loads before the first interaction; no module that imports React may be in it (decision 0088).
  chunk(
    "starter",
    "app/document/(?:page-data\\.ts|starter/)",
    "app/navigation/came-back",
    "app/session/(?:preferences|consent|cookies|local-keys)",
    "contract/src/(?:consent|routing)\\.values",
    "preload-helper",
  ),
  chunk("framework", "node_modules/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)/"),
  // What every page shows: the layout, fields (for the newsletter), product cards and navigation.
  chunk(
    "layout",
    "app/(?:root|hydrate)\\.tsx",
    "app/layout/(?!.*(?:suggestion|\\.server))",
    "app/(?:navigation|document)/(?!.*\\.server)",
    "app/session/(?:layout-data|secret-addresses)",
    "app/screens/(?:screens\\.ts|error/|page/(?:page\\.route|load-screen))",
    "app/components/(?:product-card|stock-badge|form|newsletter-form|terms|structured-data|promises|screen)/(?!.*\\.server)",
    // One sheet for every component and list: what the router links for one route must not be what a lazy screen needs
    // later, because the router removes the sheets of the route that is left.
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
