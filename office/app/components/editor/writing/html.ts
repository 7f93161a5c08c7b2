import { DOMParser as DocumentParser, DOMSerializer } from "prosemirror-model";
import type { Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** Elements in which a single paragraph is written without its tag, such as <li>unu</li>. */
const TIGHT = "li, td, th, dd, figure";

const parser = DocumentParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Parses HTML in an inert document, which loads and runs nothing. */
export function elementsOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html").body;
}

export function readHtml(html: string): Node {
  return parser.parse(elementsOf(html));
}

/** Returns a document's HTML, or "" if it has no text, picture or line. */
export function writeHtml(doc: Node): string {
  if (isEmpty(doc)) return "";
  const { body } = document.implementation.createHTMLDocument();
  serializer.serializeFragment(doc.content, { document: body.ownerDocument }, body);
  for (const box of body.querySelectorAll(TIGHT)) tighten(box);
  return body.innerHTML;
}

function isEmpty(doc: Node): boolean {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  return only !== null && only.type === schema.nodes.p && only.childCount === 0;
}

function tighten(box: Element): void {
  const paragraphs = [...box.children].filter(({ localName }) => localName === "p");
  const [only] = paragraphs;
  if (only && paragraphs.length === 1 && only === box.firstElementChild && only.attributes.length === 0)
    only.replaceWith(...only.childNodes);
}
