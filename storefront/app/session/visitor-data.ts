/**
 * The visitor's data in a cached page: a block beside the page's own data, empty for strangers. The server fills it together
 * with the slots, so React hydrates with the values that the document shows.
 */
import { inScript } from "@curat/contract/script-json.values";
import type { LayoutData } from "./layout-data.ts";

export interface VisitorData extends Pick<LayoutData, "cart"> {
  customer?: LayoutData["customer"];
  email?: string;
  /** Ids of the customer's favourites. */
  liked?: number[];
}

/** The block's id. */
export const VISITOR_DATA = "visitor-data";

/** The filled block. */
export function writeVisitorData(visitor: VisitorData): string {
  return `<script id="${VISITOR_DATA}" type="application/json">${inScript(JSON.stringify(visitor))}</script>`;
}

interface DocumentData {
  visitor: VisitorData | undefined;
  layout: LayoutData;
  filled: LayoutData;
  /** Answers of the loaders that came with the document. */
  loaded: readonly unknown[];
}
let ofDocument: DocumentData | undefined;

/** In the browser, before the first rendering: remembers which data came with the document. */
export function rememberDocument(layout: LayoutData | undefined, loaded: readonly unknown[]): void {
  if (!layout || ofDocument) return;
  const text = document.getElementById(VISITOR_DATA)?.textContent;
  const visitor = text ? (JSON.parse(text) as VisitorData) : undefined;
  const filled = visitor
    ? { ...layout, cart: visitor.cart, ...(visitor.customer && { customer: visitor.customer }) }
    : layout;
  ofDocument = { visitor, layout, filled, loaded };
}

/** The layout's data as this document shows them. Data that are loaded later are the visitor's own already. */
export function fillLayout(layout: LayoutData | undefined): LayoutData | undefined {
  return layout === ofDocument?.layout ? ofDocument?.filled : layout;
}

/** Whether a product is a favourite: `isFavourite` of the loaded data, or the document's list if the data came with it. */
export function fillFavourite(loaded: unknown, productId: number, isFavourite: boolean): boolean {
  return isFavourite || visitorOf(loaded)?.liked?.includes(productId) === true;
}

/** The customer whose name and e-mail a form shows: `writer` of the loaded data, or the document's customer if the data came with it. */
export function fillWriter<Writer extends { fullname: string; email: string }>(
  loaded: unknown,
  writer: Writer,
): Writer {
  const { customer, email } = visitorOf(loaded) ?? {};
  return customer && email ? { ...writer, fullname: customer.fullname, email } : writer;
}

/** The visitor of a filled document; undefined for data that were loaded after it. */
function visitorOf(loaded: unknown): VisitorData | undefined {
  return ofDocument?.loaded.includes(loaded) ? ofDocument.visitor : undefined;
}
