/** HTML that staff may save; the API removes everything else. */

type HtmlRole = "words" | "box" | "caption" | "list" | "item" | "grid" | "mark" | "leaf";

interface HtmlElement {
  role: HtmlRole;
  /** Attributes besides `HTML_ATTRIBUTES`. */
  attributes?: readonly string[];
  /** Equivalent element that the editor stores in its place. */
  as?: string;
}

/** Used for alignment, because a content security policy against inline styles does not block attributes. */
const BLOCK = ["align"];
const CELL = ["colspan", "rowspan", "align", "width"];

/** The first element is the editor's default block; marks nest in this order. */
export const HTML_ELEMENTS: Readonly<Record<string, HtmlElement>> = {
  p: { role: "words", attributes: BLOCK },
  h1: { role: "words", attributes: BLOCK },
  h2: { role: "words", attributes: BLOCK },
  h3: { role: "words", attributes: BLOCK },
  h4: { role: "words", attributes: BLOCK },
  h5: { role: "words", attributes: BLOCK },
  h6: { role: "words", attributes: BLOCK },
  pre: { role: "words" },
  ul: { role: "list" },
  ol: { role: "list", attributes: ["start", "type", "reversed"] },
  menu: { role: "list" },
  li: { role: "item" },
  dl: { role: "list" },
  dt: { role: "caption" },
  dd: { role: "item" },
  blockquote: { role: "box" },
  div: { role: "box", attributes: BLOCK },
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
  colgroup: { role: "grid", attributes: ["span"] },
  col: { role: "grid", attributes: ["span", "align", "width"] },
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
  ins: { role: "mark" },
  del: { role: "mark" },
  abbr: { role: "mark", attributes: ["title"] },
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

export const HTML_ATTRIBUTES: readonly string[] = ["class", "id", "dir", "lang"];

const SIZE = /^\d{1,4}(?:\.\d{1,3})?(?:px|%)?$/;
const COUNT = /^\d{1,4}$/;
/** Attributes without an entry accept any text. */
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ["align", /^(?:left|right|center|justify)$/i],
  ["dir", /^(?:ltr|rtl|auto)$/i],
  ["lang", /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i],
  ["width", SIZE],
  ["height", SIZE],
  ["colspan", COUNT],
  ["rowspan", COUNT],
  ["span", COUNT],
  ["start", /^-?\d{1,6}$/],
  ["type", /^[1aAiI]$/],
  ["reversed", /^(?:reversed)?$/i],
]);

/** Returns whether an attribute allows a value. */
export function isHtmlValue(name: string, value: string): boolean {
  return VALUES.get(name)?.test(value) ?? true;
}

const VIDEO_PAGES: readonly [player: RegExp, page: string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)|youtu\.be)\/([\w-]{6,20})(?:[?&#]|$)/i,
    "https://www.youtube.com/watch?v=",
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[/?#]|$)/i, "https://vimeo.com/"],
];

/** Returns the page of a video given its YouTube or Vimeo player URL; undefined for other URLs. */
export function videoPage(address: string): string | undefined {
  for (const [player, page] of VIDEO_PAGES) {
    const id = player.exec(address.trim())?.[1];
    if (id !== undefined && id !== "videoseries") return page + id;
  }
  return undefined;
}

export const VIDEO_LINK = "Vezi filmul";

/** URLs without a scheme are pages of the shop. */
export const HTML_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel"];

/** Returns whether a URL has an allowed scheme or none. */
export function isHtmlAddress(address: string): boolean {
  // Browsers ignore spaces and control characters in a scheme.
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ""))?.[1];
  return scheme === undefined || HTML_SCHEMES.includes(scheme.toLowerCase());
}
