/** Landing pages (requirements: B10, B20; decisions/0042: Values). */
import { z } from "@hono/zod-openapi";
import { productItem } from "./listing.ts";
import { call, idParam, one } from "./envelope.ts";
import {
  BLOCK_CLASSES,
  BLOCK_TYPES,
  BLOCK_WIDTHS,
  MAX_ITEMS_PER_ROW,
  THEME_FIELDS,
} from "./landing.values.ts";

const tag = "Content";

const line = z.string().max(500);
const themeFields = Object.fromEntries(
  Object.entries(THEME_FIELDS).map(([field, allowed]) => [
    field,
    z.string().max(500).regex(allowed).optional(),
  ]),
) as Record<keyof typeof THEME_FIELDS, z.ZodOptional<z.ZodString>>;
/** Refuses unknown theme fields, and values that are not a colour, length or keyword. */
export const landingTheme = z.strictObject(themeFields).openapi("LandingTheme");

export const landingMeta = z.object({
  metatile: line,
  metadescription: z.string().max(2_000),
  metakeywords: z.string().max(2_000),
});

/** A path in the shop, an https URL, or empty for no link. */
const link = line.regex(/^(?:$|\/(?!\/)|https:\/\/)/);
const picture = line.regex(/^(?:$|\/(?!\/)|https:\/\/)\S*$/);

export const landingBlock = z
  .object({
    type: z.enum(BLOCK_TYPES),
    /** 1 visible, 0 hidden. */
    status: z.union([z.literal(0), z.literal(1)]),
    objwidth: z.union(BLOCK_WIDTHS.map((columns) => z.literal(columns))),
    cssclass: z.enum(["", ...BLOCK_CLASSES]),
    itemsperrow: z.int().min(1).max(MAX_ITEMS_PER_ROW),
    products: z.array(productItem),
    info: z.object({
      objtitle: line,
      objtitleurl: link,
      objsubtitle: line,
      photomb: picture,
      photods: picture,
      urlmb: link,
      urlds: link,
    }),
    options: z.object({ html: z.string().max(100_000) }),
  })
  .openapi("LandingBlock");
export type LandingBlock = z.infer<typeof landingBlock>;

export const landingPage = z
  .object({
    id: z.int(),
    info: z.object({ intro: z.string(), meta: landingMeta }),
    settings: landingTheme,
    objects: z.array(landingBlock),
  })
  .openapi("LandingPage");
export type LandingPage = z.infer<typeof landingPage>;

export const getLandingPage = call({
  method: "get",
  path: "/landingpages/{id}",
  tag,
  summary: "Returns a landing page: intro, theme variables and visible blocks; 404 for a draft",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(landingPage),
});
