/** Sanitises HTML: only the elements and attributes listed in html.values.ts are allowed. */
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

function styledAs(tagName: string, style: string): sanitizeHtml.Attributes {
  const { role, attributes = [] } = HTML_ELEMENTS[tagName] ?? {};
  const align = attributes.includes("align") ? ALIGNED.exec(style)?.[1] : undefined;
  const width = role === "grid" && attributes.includes("width") ? SIZED.exec(style)?.[1] : undefined;
  return { ...(align && { align: align.toLowerCase() }), ...(width && { width }) };
}

function known(tagName: string, { style = "", ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const all = Object.entries({ ...attribs, ...styledAs(tagName, style) });
  return { tagName, attribs: Object.fromEntries(all.filter(([name, value]) => isHtmlValue(name, value))) };
}

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
  // The library repeats the link text when the video frame had content.
  return sanitizeHtml(html, options).replaceAll(VIDEO_LINK + VIDEO_LINK, VIDEO_LINK);
}

/** Removes scripts, event handlers and unsafe URL schemes from HTML. Staff HTML is cleaned on save. */
export function cleanHtml(html: string): string {
  return cleaned(html, OPTIONS);
}

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|zip)(?:[?#]|$)/i;

/** Cleans HTML from an external provider and makes its picture and document URLs absolute. */
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

/** Elements removed together with their content; other disallowed elements lose only their tags. */
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

/** Returns the sorted names of elements that `cleanHtml` would remove with their content. */
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
