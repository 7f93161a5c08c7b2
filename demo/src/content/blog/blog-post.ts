import { z } from "zod";
import { readData } from "../../data/read-data.ts";

/** Category names by slug. */
export const BLOG_CATEGORIES = {
  "curatenie-acasa": "Curățenie acasă",
  "birouri-si-firme": "Birouri și firme",
  horeca: "HoReCa",
  "igiena-si-sanatate": "Igienă și sănătate",
  "ghiduri-de-cumparare": "Ghiduri de cumpărare",
} as const;

/** Tag names by slug. */
export const BLOG_TAGS = {
  pardoseli: "pardoseli", baie: "baie", bucatarie: "bucătărie", geamuri: "geamuri", pete: "pete", dilutii: "diluții", hartie: "hârtie", dezinfectie: "dezinfecție",
  maini: "igiena mâinilor", siguranta: "siguranță", masini: "mașini de curățat", economie: "economie", haccp: "HACCP", deseuri: "deșeuri", rufe: "rufe",
} as const; // oxfmt-ignore

const blogPost = z.strictObject({
  /** Last segment of the path, and name of the picture. */
  slug: z.string(),
  title: z.string(),
  category: z.enum(Object.keys(BLOG_CATEGORIES)),
  tags: z.array(z.enum(Object.keys(BLOG_TAGS))),
  intro: z.string(),
  /** Publication date, in days before the shop was filled. */
  daysAgo: z.int(),
  /** Categories whose products are shown with the post. */
  goods: z.array(z.string()),
  /** HTML as a list of lines. */
  content: z.array(z.string()),
});

export const BLOG_POSTS = readData("blog-posts", z.array(blogPost));
