/**
 * Describes the fields of landing page blocks and themes. Forms, comparisons and labels are derived from
 * this.
 */
import { BLOCK_CLASSES, BLOCK_TYPES, BLOCK_WIDTHS, MAX_ITEMS_PER_ROW } from "@curat/contract/landing.values";
import type { ThemeField } from "@curat/contract/landing.values";

export type BlockType = (typeof BLOCK_TYPES)[number];

interface Described {
  label: string;
  hint?: string;
  options?: { value: string; label: string }[];
}
export interface BlockField extends Described {
  name: string;
  kind: "line" | "link" | "html" | "picture" | "choice" | "products";
  /** Types of blocks that show the field. Blocks of other types keep its value. */
  of: readonly BlockType[];
}
export interface ThemeFieldWords extends Described {
  kind: "colour" | "picture" | "choice" | "line";
}

const ALL = BLOCK_TYPES;
const LINK = "O adresă din magazin (/promotii) sau una care începe cu https://.";
const LOOKS: Record<(typeof BLOCK_CLASSES)[number], string> = {
  centered: "centrat",
  framed: "cu chenar",
  tinted: "pe fond colorat",
  narrow: "îngust",
};
const WIDTHS: Record<(typeof BLOCK_WIDTHS)[number], string> = {
  3: "un sfert",
  4: "o treime",
  6: "jumătate",
  8: "două treimi",
  9: "trei sferturi",
  12: "toată lățimea",
};

export const BLOCK_FIELDS: readonly BlockField[] = [
  { name: "info.objtitle", label: "Titlu", kind: "line", of: ALL },
  { name: "info.objsubtitle", label: "Subtitlu", kind: "line", of: ALL },
  { name: "info.objtitleurl", label: "Linkul titlului", kind: "link", hint: LINK, of: ALL },
  { name: "info.photods", label: "Imagine", kind: "picture", of: ["banner"] },
  { name: "info.photomb", label: "Imagine pentru telefon", kind: "picture", of: ["banner"] },
  { name: "info.urlds", label: "Linkul imaginii", kind: "link", hint: LINK, of: ["banner"] },
  { name: "info.urlmb", label: "Linkul imaginii pe telefon", kind: "link", hint: LINK, of: ["banner"] },
  {
    name: "product_ids",
    label: "Produse (codurile lor, câte unul pe rând)",
    kind: "products",
    of: ["products"],
  },
  {
    name: "itemsperrow",
    label: "Produse pe rând",
    kind: "choice",
    of: ["products"],
    options: Array.from({ length: MAX_ITEMS_PER_ROW }, (_, at) => ({
      value: `${at + 1}`,
      label: `${at + 1}`,
    })),
  },
  { name: "options.html", label: "Text", kind: "html", of: ["html"] },
  {
    name: "objwidth",
    label: "Lățime, de la tabletă în sus",
    kind: "choice",
    of: ALL,
    options: BLOCK_WIDTHS.map((width) => ({ value: String(width), label: WIDTHS[width] })),
  },
  {
    name: "cssclass",
    label: "Aspect",
    kind: "choice",
    of: ALL,
    options: [
      { value: "", label: "obișnuit" },
      ...BLOCK_CLASSES.map((look) => ({ value: look, label: LOOKS[look] })),
    ],
  },
];

export const BLANK_BLOCK = { status: "on", itemsperrow: "4", objwidth: "12", cssclass: "" };

const COLOUR = "De exemplu #1a7f37, rgb(26, 127, 55) sau white.";
const PLACE = "În px, rem, em sau %, de exemplu 25%.";
const choice = (...values: [string, string][]) => [
  { value: "", label: "ca în magazin" },
  ...values.map(([value, label]) => ({ value, label })),
];

export const THEME_WORDS: Record<ThemeField, ThemeFieldWords> = {
  "background-color": { label: "Fundalul paginii", kind: "colour", hint: COLOUR },
  "background-image-desktop": { label: "Imagine de fundal", kind: "picture" },
  "background-image-mobile": { label: "Imagine de fundal sub 768 px", kind: "picture" },
  "background-position-x": {
    label: "Fundal: poziția pe orizontală",
    kind: "line",
    hint: `left, center sau right. ${PLACE}`,
  },
  "background-position-y": {
    label: "Fundal: poziția pe verticală",
    kind: "line",
    hint: `top, center sau bottom. ${PLACE}`,
  },
  "background-repeat": {
    label: "Fundal: repetare",
    kind: "choice",
    options: choice(
      ["no-repeat", "o singură dată"],
      ["repeat", "în ambele sensuri"],
      ["repeat-x", "pe orizontală"],
      ["repeat-y", "pe verticală"],
      ["space", "întreagă, cu spații"],
      ["round", "întreagă, întinsă"],
    ),
  },
  "background-attachment": {
    label: "Fundal: la derulare",
    kind: "choice",
    options: choice(
      ["scroll", "se derulează cu pagina"],
      ["fixed", "fixă"],
      ["local", "se derulează cu conținutul"],
    ),
  },
  "main-background-color": { label: "Fundalul conținutului", kind: "colour", hint: COLOUR },
  "text-color": { label: "Text", kind: "colour", hint: COLOUR },
  "title-color": { label: "Titluri", kind: "colour", hint: COLOUR },
  "background-title": { label: "Fundalul titlurilor", kind: "colour", hint: COLOUR },
  "title-text-size": {
    label: "Mărimea titlurilor",
    kind: "line",
    hint: "În px, rem sau em, de exemplu 1.5rem.",
  },
  "background-call-action": { label: "Fundalul reducerilor de pe produse", kind: "colour", hint: COLOUR },
  "call-action-color": { label: "Textul reducerilor de pe produse", kind: "colour", hint: COLOUR },
};
