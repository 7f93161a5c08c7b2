import type { LeafCategoryKey } from "../../catalogue/categories.ts";
import type { ActName, BannerTheme } from "../../drawing/index.ts";

/** The five sections of the blog: address part and name. */
export const BLOG_CATEGORIES = {
  "curatenie-acasa": "Curățenie acasă",
  "birouri-si-firme": "Birouri și firme",
  horeca: "HoReCa",
  "igiena-si-sanatate": "Igienă și sănătate",
  "ghiduri-de-cumparare": "Ghiduri de cumpărare",
} as const;
type BlogCategory = keyof typeof BLOG_CATEGORIES;

/** Tags: address part and name. */
export const BLOG_TAGS = {
  pardoseli: "pardoseli", baie: "baie", bucatarie: "bucătărie", geamuri: "geamuri", pete: "pete", dilutii: "diluții", hartie: "hârtie", dezinfectie: "dezinfecție",
  maini: "igiena mâinilor", siguranta: "siguranță", masini: "mașini de curățat", economie: "economie", haccp: "HACCP", deseuri: "deșeuri", rufe: "rufe",
} as const; // oxfmt-ignore
type BlogTag = keyof typeof BLOG_TAGS;

export interface BlogPost {
  /** Last part of the address and name of the picture. */
  slug: string;
  title: string;
  category: BlogCategory;
  tags: BlogTag[];
  intro: string;
  /** HTML. */
  content: string;
  /** Days before the shop's first day on which it was published. */
  daysAgo: number;
  theme: BannerTheme;
  /** What happens in the picture instead of goods standing in a row: one idea a post. */
  act?: { name: ActName; colour: string };
  /** Categories whose goods are shown in the picture and offered beside the post. */
  goods: LeafCategoryKey[];
}
