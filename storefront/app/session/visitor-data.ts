/**
 * What a page that is kept for everybody says of one visitor: a block of data beside the page's own, empty for strangers.
 * The server fills it together with the slots, so that what hydrates says what the document said.
 */
import { inScript } from "@curat/contract/script-json.values";
import type { LayoutData } from "./layout-data.ts";

export interface VisitorData extends Pick<LayoutData, "cart"> {
  customer?: LayoutData["customer"];
  /** Ids of what the customer likes. */
  liked?: number[];
  /** Where the page has a form with his name and e-mail. */
  writer?: { fullname: string; email: string };
}

/** The block's id. */
export const VISITOR_DATA = "visitor-data";
/** The block of a stranger, as React writes it. */
export const EMPTY_BLOCK = `<script id="${VISITOR_DATA}" type="application/json"></script>`;
/** How the e-mail of the model customer begins; no e-mail of anybody does. */
export const MODEL_EMAIL = "model-email:";

/** The filled block. */
export function writeVisitorData(visitor: VisitorData): string {
  return EMPTY_BLOCK.replace("><", () => `>${inScript(JSON.stringify(visitor))}<`);
}

interface DocumentData {
  visitor: VisitorData | undefined;
  layout: LayoutData;
  filled: LayoutData;
  /** What the loaders of the document's own page answered. */
  loaded: readonly unknown[];
}
let ofDocument: DocumentData | undefined;

/** In the browser, before anything is rendered: remembers which data are the document's own. */
export function rememberDocument(layout: LayoutData | undefined, loaded: readonly unknown[]): void {
  if (!layout || ofDocument) return;
  const text = document.getElementById(VISITOR_DATA)?.textContent;
  const visitor = text ? (JSON.parse(text) as VisitorData) : undefined;
  const filled = visitor
    ? { ...layout, cart: visitor.cart, ...(visitor.customer && { customer: visitor.customer }) }
    : layout;
  ofDocument = { visitor, layout, filled, loaded };
}

/** The layout's data as this document shows them; what is loaded later is the visitor's own already. */
export function fillLayout(layout: LayoutData | undefined): LayoutData | undefined {
  return layout === ofDocument?.layout ? ofDocument?.filled : layout;
}

/** Whether a product is liked, of which these loaded data say whether it is; those of a kept page know of nobody. */
export function fillLiked(loaded: unknown, productId: number, isLiked: boolean): boolean {
  const liked = ofDocument?.visitor?.liked;
  return (
    isLiked ||
    (liked !== undefined && ofDocument?.loaded.includes(loaded) && liked.includes(productId)) === true
  );
}

/** The customer who writes, where a kept page names the model customer. */
export function fillWriter<Writer extends { fullname: string; email: string }>(writer: Writer): Writer {
  return writer.email.startsWith(MODEL_EMAIL) ? { ...writer, ...ofDocument?.visitor?.writer } : writer;
}
