/** What a landing page may be coloured and laid out with: nothing else gets into a style (requirements: B10). */

const COLOUR =
  /^(?:#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:0|1|0?\.\d{1,3}))?\s*\)|hsla?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}%){2}(?:\s*,\s*(?:0|1|0?\.\d{1,3}))?\s*\)|transparent|white|black|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|blue|navy|purple|fuchsia)$/i;
const LENGTH = String.raw`(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))`;
/** A picture of the shop, or a file of its provider. */
const PICTURE = /^(?:https:\/\/|\/(?!\/))[\w\-./~%:]+$/;

/** The theme's fields by their names, each with the values that it takes. */
export const THEME_FIELDS = {
  "background-color": COLOUR,
  "background-image-desktop": PICTURE,
  /** Below 768 px. */
  "background-image-mobile": PICTURE,
  "background-position-x": new RegExp(`^(?:left|center|right|${LENGTH})$`),
  "background-position-y": new RegExp(`^(?:top|center|bottom|${LENGTH})$`),
  "background-repeat": /^(?:repeat|repeat-x|repeat-y|no-repeat|space|round)$/,
  "background-attachment": /^(?:scroll|fixed|local)$/,
  "text-color": COLOUR,
  "title-color": COLOUR,
  "background-title": COLOUR,
  "title-text-size": /^\d{1,3}(?:\.\d{1,3})?(?:px|rem|em)$/,
  "main-background-color": COLOUR,
  "background-call-action": COLOUR,
  /** Of the call to action, the discount bubbles of product cards too. */
  "call-action-color": COLOUR,
} as const satisfies Record<string, RegExp>;
export type ThemeField = keyof typeof THEME_FIELDS;
export type LandingTheme = Partial<Record<ThemeField, string>>;

/** The fields of a theme that say what they may; the others count as absent. */
export function readTheme(theme: Record<string, unknown> | undefined): LandingTheme {
  const fields = Object.entries(THEME_FIELDS) as [ThemeField, RegExp][];
  return Object.fromEntries(
    fields.flatMap(([field, allowed]) => {
      const value = theme?.[field];
      return typeof value === "string" && allowed.test(value) ? [[field, value]] : [];
    }),
  );
}

/** Looks that a block may ask for. */
export const BLOCK_CLASSES = ["centered", "framed", "tinted", "narrow"] as const;
/** Columns of twelve that a block takes from 768 px on. */
export const BLOCK_WIDTHS = [3, 4, 6, 8, 9, 12] as const;
export const MOST_ITEMS_PER_ROW = 6;
/** On one page. */
export const MOST_BLOCKS = 60;
export const BLOCK_TYPES = ["banner", "products", "html", "newsletter"] as const;
