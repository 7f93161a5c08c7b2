/** Cleans HTML pasted from Word, a web page or another editor: keeps the structure and drops styles. */
import { HTML_ELEMENTS, isHtmlAddress, VIDEO_LINK, videoPage } from "@curat/contract/html.values";
import { elementsOf } from "./html.ts";
import { looksOf, withoutStyles } from "./pasted-looks.ts";
import { wordLists } from "./word-lists.ts";

const DROPPED = "script, style, meta, link, title, xml, template, noscript, iframe, object, svg, math, form";
const CONTROLS = "input, button, select, textarea";
const ALLOWED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ["href", "title"],
  img: ["src", "alt"],
  abbr: ["title"],
  ol: ["start", "type", "reversed"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};
const LAYOUT = /^(?:div|section|article|aside|header|footer|main|nav|hgroup|address|center)$/;
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|menu|dl|table|blockquote|pre|figure|details|hr|div|section|article|aside|header|footer|main|nav|hgroup|address|center)$/;

/** Cleans HTML from the clipboard. URLs with the origin `shop` become relative. */
export function cleanPasted(html: string, shop: string): string {
  // HTML copied from the editor is already clean.
  if (/\bdata-pm-slice\b/.test(html)) return html;
  const body = elementsOf(withoutStyles(html));
  for (const frame of body.querySelectorAll("iframe")) linkVideo(frame);
  for (const element of body.querySelectorAll(`${DROPPED}, ${CONTROLS}`)) element.remove();
  wordLists(body);
  for (const element of body.querySelectorAll("*")) clean(element, shop);
  dropComments(body);
  for (const element of body.querySelectorAll("p, li, h2, h3, h4, h5, h6"))
    if (element.textContent.trim() === "" && !element.querySelector("img, br, table")) element.remove();
  return body.innerHTML;
}

/** Replaces an embedded video with a link, as the API does for imported texts. */
function linkVideo(frame: Element): void {
  const page = videoPage(frame.getAttribute("src") ?? "");
  if (page === undefined) return;
  const link = frame.ownerDocument.createElement("a");
  link.setAttribute("href", page);
  link.textContent = VIDEO_LINK;
  frame.replaceWith(link);
}

function clean(element: Element, shop: string): void {
  const name = element.localName;
  if (name === "h1") return replace(element, "h2", shop);
  if (name === "span" || name === "font") return cleanSpan(element);
  // Google Docs wraps pasted content in a <b> that is not bold.
  if (name === "b" && isPlain(element, "font-weight")) return unwrap(element);
  if (LAYOUT.test(name)) return holdsBlocks(element) ? unwrap(element) : replace(element, "p", shop);
  if (!(name in HTML_ELEMENTS)) return unwrap(element);
  cleanAttributes(element, shop);
}

function cleanAttributes(element: Element, shop: string): void {
  const name = element.localName;
  for (const attribute of element.getAttributeNames())
    if (!ALLOWED_ATTRIBUTES[name]?.includes(attribute)) element.removeAttribute(attribute);
  for (const attribute of ["colspan", "rowspan"])
    if (element.getAttribute(attribute) === "1") element.removeAttribute(attribute);
  if (name === "a") cleanAddress(element, "href", shop);
  if (name === "img") cleanAddress(element, "src", shop);
}

/** Removes URLs that visitors could not open, such as local files and relative paths. */
function cleanAddress(element: Element, attribute: "href" | "src", shop: string): void {
  const address = (element.getAttribute(attribute) ?? "").trim();
  const own = address.startsWith(`${shop}/`) ? address.slice(shop.length) : address;
  const isPicture = attribute === "src";
  const isAllowed = isPicture
    ? /^\/(?!\/)/.test(own)
    : own !== "" && isHtmlAddress(own) && /^(?:\/(?!\/)|#|[a-z]+:)/i.test(own);
  if (isAllowed) return element.setAttribute(attribute, own);
  if (isPicture) element.remove();
  else unwrap(element);
}

function cleanSpan(element: Element): void {
  const style = looksOf(element).toLowerCase();
  const marks = [
    /font-weight:\s*(?:bold|[6-9]00)/.test(style) && "strong",
    /font-style:\s*italic/.test(style) && "em",
    /vertical-align:\s*super/.test(style) && "sup",
    /vertical-align:\s*sub(?!\w)/.test(style) && "sub",
  ].filter((mark) => mark !== false);
  const hasBlocks = holdsBlocks(element);
  for (const mark of hasBlocks ? [] : marks) {
    const wrapped = element.ownerDocument.createElement(mark);
    wrapped.append(...element.childNodes);
    element.append(wrapped);
  }
  unwrap(element);
}

function isPlain(element: Element, property: string): boolean {
  return new RegExp(`(?:^|;)\\s*${property}:\\s*normal`, "i").test(looksOf(element));
}

function holdsBlocks(element: Element): boolean {
  return [...element.children].some((child) => BLOCK.test(child.localName) || holdsBlocks(child));
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function replace(element: Element, name: string, shop: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  cleanAttributes(other, shop);
}

function dropComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}
