/**
 * The HTML of texts that the shop's people write. The API lets these elements and attributes through and nothing else;
 * the office's editor is made from the same table.
 */

/** What an element is to an editor. */
type HtmlRole =
  /** A block of words. */
  | "words"
  /** Holds blocks. */
  | "box"
  /** Words that belong to the box around them: its caption, its summary. */
  | "caption"
  | "list"
  | "item"
  /** A part of a table. */
  | "grid"
  /** A mark on words. */
  | "mark"
  /** Holds nothing. */
  | "leaf";

interface HtmlElement {
  role: HtmlRole;
  /** Beside those that every element may have. */
  attributes?: readonly string[];
  /** What it is kept as by an editor, where two elements look and mean the same. */
  as?: string;
}

const CELL = ["colspan", "rowspan"];

/** Paragraphs first: they are what an editor makes where it may choose. Of marks the outer ones stand first. */
export const HTML_ELEMENTS: Readonly<Record<string, HtmlElement>> = {
  p: { role: "words" },
  h1: { role: "words" },
  h2: { role: "words" },
  h3: { role: "words" },
  h4: { role: "words" },
  h5: { role: "words" },
  h6: { role: "words" },
  pre: { role: "words" },
  ul: { role: "list" },
  ol: { role: "list" },
  menu: { role: "list" },
  li: { role: "item" },
  dl: { role: "list" },
  dt: { role: "caption" },
  dd: { role: "item" },
  blockquote: { role: "box" },
  div: { role: "box" },
  section: { role: "box" },
  article: { role: "box" },
  aside: { role: "box" },
  header: { role: "box" },
  footer: { role: "box" },
  main: { role: "box" },
  nav: { role: "box" },
  hgroup: { role: "box" },
  address: { role: "box" },
  figure: { role: "box" },
  figcaption: { role: "caption" },
  details: { role: "box" },
  summary: { role: "caption" },
  hr: { role: "leaf" },
  table: { role: "grid" },
  caption: { role: "caption" },
  colgroup: { role: "grid" },
  col: { role: "grid" },
  thead: { role: "grid" },
  tbody: { role: "grid" },
  tfoot: { role: "grid" },
  tr: { role: "grid" },
  th: { role: "grid", attributes: [...CELL, "scope"] },
  td: { role: "grid", attributes: CELL },
  br: { role: "leaf" },
  wbr: { role: "leaf" },
  img: { role: "leaf", attributes: ["src", "alt", "width", "height", "loading"] },
  a: { role: "mark", attributes: ["href", "title", "target", "rel"] },
  ruby: { role: "mark" },
  rtc: { role: "mark" },
  rb: { role: "mark" },
  rt: { role: "mark" },
  rp: { role: "mark" },
  q: { role: "mark" },
  span: { role: "mark" },
  bdi: { role: "mark" },
  bdo: { role: "mark" },
  strong: { role: "mark" },
  b: { role: "mark", as: "strong" },
  em: { role: "mark" },
  i: { role: "mark", as: "em" },
  u: { role: "mark" },
  s: { role: "mark" },
  small: { role: "mark" },
  mark: { role: "mark" },
  abbr: { role: "mark" },
  cite: { role: "mark" },
  dfn: { role: "mark" },
  time: { role: "mark" },
  data: { role: "mark" },
  var: { role: "mark" },
  samp: { role: "mark" },
  kbd: { role: "mark" },
  code: { role: "mark" },
  sub: { role: "mark" },
  sup: { role: "mark" },
};

/** What every element may have. */
export const HTML_ATTRIBUTES: readonly string[] = ["class", "id"];

/** Schemes of addresses; one without a scheme is of the shop itself. */
export const HTML_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel"];

/** False for an address that runs something, or that no visitor could open. */
export function isHtmlAddress(address: string): boolean {
  // As browsers read it: without spaces and control characters.
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ""))?.[1];
  return scheme === undefined || HTML_SCHEMES.includes(scheme.toLowerCase());
}
