import type { Settings } from "@curat/contract/settings";
import type { Db } from "../../db/database.ts";

/** The settings call's fields, and what only the API needs. */
export interface ShopSettings extends Omit<Settings, "flags"> {
  flags: Record<string, boolean>;
  /** Heads the lists of the blog (B-080). */
  blog_title: string;
  blog_subtitle: string;
  footer: { newsletter: boolean; social: { network: string; url: string }[] };
  /** Rates and terms; the modules shipping and payments read and check them. */
  shipping?: unknown;
  payments?: unknown;
  /** Days and buyers; the module returns reads and checks them. */
  returns?: unknown;
  /** Purposes of cookies; the module consent reads and checks them. */
  consent?: unknown;
  /** Robots and product feeds; the module feeds reads and checks them. */
  feeds?: unknown;
}

/** What a shop has before anyone set anything; flags as in decisions: Small conflicts. */
const DEFAULTS: ShopSettings = {
  logo: null,
  name: "Curat",
  meta: { title: "Curat", description: "", keywords: "" },
  CUSTOM_CSS: "",
  SCRIPTS: "",
  HEADER_PROMO_TEXT: "",
  BEFORE_FOOTER_TEXT: "",
  DEFAULT_LIST_ORDER: 5,
  PAGE_BUNDLES_TEXT: "",
  SHOW_BUNDLES_PRODUCT: true,
  blog_title: "Blog",
  blog_subtitle: "",
  INVOICE: { company: "", address: "", tel: "", email: "" },
  gtag: { GOOGLE_TAG_MANAGER_ID: "" },
  retargeting: { RETARGETING_KEY: "" },
  facebook: { FACEBOOK_PIXEL_ID: "" },
  flags: {
    /** Login, account and favourites; the storefront shows their links unless it is off. */
    accounts: true,
    productCardAddToCart: true,
    compareProducts: false,
    filtersInUrl: false,
    socialLogin: false,
    facebook: false,
    google: false,
    apple: false,
    reviews: true,
    stockAlerts: true,
    newsletter: true,
    bundles: true,
    blog: true,
  },
  footer: { newsletter: true, social: [] },
};

/** All settings, each its stored value or the default. */
export async function loadSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom("setting").selectAll().execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<ShopSettings>;
  return { ...DEFAULTS, ...stored, flags: { ...DEFAULTS.flags, ...stored.flags } };
}

/** Links of the main menu, in order. */
export async function loadTopLinks(db: Db) {
  return db.selectFrom("top_link").select(["name", "url"]).orderBy("position").execute();
}
