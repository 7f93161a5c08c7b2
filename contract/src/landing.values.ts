/** Only these values may enter a landing page's style attributes (requirements: B10). */

const COLOUR =
  /^(?:#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:0|1|0?\.\d{1,3}))?\s*\)|hsla?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}%){2}(?:\s*,\s*(?:0|1|0?\.\d{1,3}))?\s*\)|transparent|white|black|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|blue|navy|purple|fuchsia)$/i;
const LENGTH = String.raw`(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))`;
const PICTURE = /^(?:https:\/\/|\/(?!\/))[\w\-./~%:]+$/;

/** Patterns of allowed values, keyed by theme field. */
export const THEME_FIELDS = {
  "background-color": COLOUR,
  "background-image-desktop": PICTURE,
  /** Used below 768 px. */
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
  /** Also used for the discount badges of product cards. */
  "call-action-color": COLOUR,
} as const satisfies Record<string, RegExp>;
export type ThemeField = keyof typeof THEME_FIELDS;
export type LandingTheme = Partial<Record<ThemeField, string>>;

/** Returns the theme fields that have valid values and drops the others. */
export function readTheme(theme: Record<string, unknown> | undefined): LandingTheme {
  const fields = Object.entries(THEME_FIELDS) as [ThemeField, RegExp][];
  return Object.fromEntries(
    fields.flatMap(([field, allowed]) => {
      const value = theme?.[field];
      return typeof value === "string" && allowed.test(value) ? [[field, value]] : [];
    }),
  );
}

export const BLOCK_CLASSES = ["centered", "framed", "tinted", "narrow"] as const;
/** Twelfths of the page width on screens of 768 px and wider. */
export const BLOCK_WIDTHS = [3, 4, 6, 8, 9, 12] as const;
export const MAX_ITEMS_PER_ROW = 6;
export const MAX_BLOCKS = 60;
export const BLOCK_TYPES = ["banner", "products", "html", "newsletter"] as const;
