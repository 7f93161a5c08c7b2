/**
 * Which modules of the browser's build lie in one file: one compresses better than five, and stays the same from one release to the
 * next. What a module imports comes along, unless an earlier chunk has it; modules of no chunk are cut by who loads them.
 */
interface Chunk {
  name: string;
  test: RegExp;
}

const icons = (...names: string[]): string => `icons/(?:${names.join("|")})\\.mjs`;

export const CHUNKS: Chunk[] = [
  // All that a page loads before it is touched: nothing of it may lie beside React (decision 0088).
  chunk(
    "starter",
    "app/document/(?:page-data\\.ts|starter/)",
    "app/navigation/came-back",
    "app/session/(?:preferences|consent|cookies|local-keys)",
    "contract/src/(?:consent|routing)\\.values",
    "preload-helper",
  ),
  chunk(
    "framework",
    "node_modules/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)/",
    "app/navigation/(?:load-|without-)",
  ),
  // What every page is made of: the layout, fields (the newsletter's are on each), cards, and what leads from page to page.
  chunk(
    "layout",
    "app/(?:root|hydrate)\\.tsx",
    "app/layout/(?!.*(?:suggestion|\\.server))",
    "app/navigation/(?!load-|without-)",
    "app/document/(?:page-scripts|restore-scroll|inline-styles|sheets-of-page)",
    "app/session/(?:layout-data|secret-addresses|style-sheets)",
    "app/screens/(?:screens\\.ts|error/|page/(?:page\\.route|screen-route|head|load-screen))",
    "app/components/(?:product-card|stock-badge|form|newsletter-form|terms|structured-data|promises)/(?!.*\\.server)",
    "app/components/(?:display-face|filters/folded)",
    // One address, which a product's page and the account share: neither loads the other for it.
    "app/screens/account/alerts/page\\.ts",
    "ui/src/(?!form/(?:password|new-password|select)|date/(?!long)|dialog/(?:page|confirm)|status|pagination)",
    icons("x", "truck", "shopping-cart", "chevron-left", "chevron-right", "chevron-down"),
    icons("play", "plus", "rotate-ccw", "check"),
  ),
  chunk("rails", "app/components/(?:product-rail|slider|section-head|benefits)/"),
  chunk("banners", "app/components/(?:page-banners|bundle-boxes)/"),
  chunk("reading", "app/components/(?:document-list|contact-form|share|prose)/(?!.*\\.server)"),
  chunk("buying", "app/components/(?:quantity|guarantee)/", icons("minus", "shield-check")),
  chunk("teasers", "app/components/(?:banner|post-card)/"),
  chunk("alert", "app/components/stock-alert/stock-alert-form"),
  chunk("page-dialog", "ui/src/dialog/page"),
  chunk("pages", "app/components/(?:page-title|listing/texts)", "ui/src/pagination/"),
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
