/** Which rules stand on every page, and which in the sheet of a group of screens (decision 0109). */
export const SHEETS = ["account", "checkout", "content", "product"] as const;
export type Sheet = (typeof SHEETS)[number];
/** The built file of each; none while developing, when every module brings its own rules. */
export type SheetFiles = Partial<Record<Sheet, string>>;

/** Folders of `screens/` by their sheet; screens that are not named here do with what is on every page. */
const SCREENS: Record<Sheet, readonly string[]> = {
  account: [
    "account",
    "auth",
    "find-order",
    "guest-complaint",
    "offer",
    "order-sent",
    "password-reset",
    "payment",
    "privacy-link",
    "social-login",
    "stock-alert",
    "withdrawal",
  ],
  checkout: ["checkout", "order-sheet"],
  content: [
    "article",
    "blog-list",
    "blog-post",
    "brands",
    "bundle",
    "compare",
    "cookie",
    "landing",
    "newsletter",
    "newsletter-confirm",
    "newsletter-unsubscribe",
    "sitemap",
  ],
  product: ["product"],
};
/** Components that the screens of one group alone show. */
const COMPONENTS: Partial<Record<Sheet, readonly string[]>> = {
  account: ["facts", "order", "page-card"],
  product: ["request-info"],
};
/** The checkout shows an unpaid order with these rules, too. */
const OF_SEVERAL = ["screens/payment/"];
/** What nobody published yet is shown by the screen that it will have. */
const PREVIEW = "preview";

/** The sheet of a file of rules, by its path from `app/`; undefined for what is on every page. */
export function sheetOfRules(path: string): Sheet | undefined {
  if (OF_SEVERAL.some((folder) => path.startsWith(folder))) return undefined;
  const [room, folder = ""] = path.split("/");
  const of = room === "screens" ? SCREENS : room === "components" ? COMPONENTS : {};
  return SHEETS.find((sheet) => of[sheet]?.includes(folder));
}

/** The sheets of a screen, by its folder in `screens/`. */
export function sheetsOfScreen(folder: string): readonly Sheet[] {
  if (folder === PREVIEW) return SHEETS;
  return SHEETS.filter((sheet) => SCREENS[sheet].includes(folder));
}
