/** HTML without what runs: the elements and attributes of html.values.ts and nothing else. */
import sanitizeHtml from "sanitize-html";
import {
  HTML_ATTRIBUTES,
  HTML_ELEMENTS,
  HTML_SCHEMES,
  isHtmlValue,
  VIDEO_LINK,
  videoPage,
} from "./html.values.ts";
import type { FileAddress } from "./reading/file-addresses.ts";

const ALIGNED = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:!|;|$)/i;
const SIZED = /(?:^|;)\s*width\s*:\s*(\d{1,4}(?:\.\d{1,3})?(?:px|%))\s*(?:!|;|$)/i;

/** What `style` says of alignment, and of the width of cells and columns, as attributes of the element. */
function styledAs(tagName: string, style: string): sanitizeHtml.Attributes {
  const { role, attributes = [] } = HTML_ELEMENTS[tagName] ?? {};
  const align = attributes.includes("align") ? ALIGNED.exec(style)?.[1] : undefined;
  const width = role === "grid" && attributes.includes("width") ? SIZED.exec(style)?.[1] : undefined;
  return { ...(align && { align: align.toLowerCase() }), ...(width && { width }) };
}

/** Keeps the values that an attribute can have, and what its `style` says by attributes. */
function known(tagName: string, { style = "", ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const all = Object.entries({ ...attribs, ...styledAs(tagName, style) });
  return { tagName, attribs: Object.fromEntries(all.filter(([name, value]) => isHtmlValue(name, value))) };
}

/** An embedded video becomes a link to its page. */
function linkedVideo(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = videoPage(attribs.src ?? "");
  return href === undefined ? { tagName, attribs } : { tagName: "a", attribs: { href }, text: VIDEO_LINK };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(HTML_ELEMENTS),
  allowedAttributes: {
    ...Object.fromEntries(
      Object.entries(HTML_ELEMENTS).map(([name, { attributes = [] }]) => [name, [...attributes]]),
    ),
    "*": [...HTML_ATTRIBUTES],
  },
  selfClosing: Object.keys(HTML_ELEMENTS).filter(
    (name) => name === "col" || HTML_ELEMENTS[name]?.role === "leaf",
  ),
  allowedSchemes: [...HTML_SCHEMES],
  transformTags: { "*": known, iframe: linkedVideo },
};

function cleaned(html: string, options: sanitizeHtml.IOptions): string {
  // The library writes a link's given text once more for what stood inside the frame.
  return sanitizeHtml(html, options).replaceAll(VIDEO_LINK + VIDEO_LINK, VIDEO_LINK);
}

/** HTML without scripts, handlers and foreign schemes. An editor's HTML is cleaned on save. */
export function cleanHtml(html: string): string {
  return cleaned(html, OPTIONS);
}

/** A link to a document and not to a page of the shop. */
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|zip)(?:[?#]|$)/i;

/** The same for a provider's HTML, whose pictures and documents get absolute addresses. */
export function cleanForeignHtml(html: string, fileAddress: FileAddress): string {
  const withAddress = (name: string) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const address = attribs[name];
    const isFile = address !== undefined && (name === "src" || DOCUMENT.test(address));
    return { tagName, attribs: isFile ? { ...attribs, [name]: fileAddress(address) } : attribs };
  };
  return cleaned(html, {
    ...OPTIONS,
    transformTags: { ...OPTIONS.transformTags, img: withAddress("src"), a: withAddress("href") },
  });
}

/** Elements that show or do something and are removed; others that are unknown lose only their looks. */
const LOST = [
  "iframe",
  "video",
  "audio",
  "object",
  "embed",
  "applet",
  "form",
  "input",
  "button",
  "select",
  "textarea",
  "svg",
  "math",
  "canvas",
  "map",
  "script",
  "style",
];
const MAY_LOSE = new RegExp(`<(?:${LOST.join("|")})[\\s/>]`, "i");

/** The names of the elements that `cleanHtml` removes with what they show, sorted; a video that becomes a link is none. */
export function lostElements(html: string): string[] {
  const lost = new Set<string>();
  if (!MAY_LOSE.test(html)) return [];
  sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag: (name, { src = "" }) => {
      if (LOST.includes(name) && !(name === "iframe" && videoPage(src))) lost.add(name);
    },
  });
  return [...lost].toSorted();
}
