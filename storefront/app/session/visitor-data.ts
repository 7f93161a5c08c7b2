/** Visitor data that the server writes into a cached page together with the slots, so that hydration matches. */
import { inScript } from "@curat/contract/script-json.values";
import type { LayoutData } from "./layout-data.ts";

export interface VisitorData extends Pick<LayoutData, "cart"> {
  customer?: LayoutData["customer"];
  email?: string;
  liked?: number[];
}

export const VISITOR_DATA = "visitor-data";

export function writeVisitorData(visitor: VisitorData): string {
  return `<script id="${VISITOR_DATA}" type="application/json">${inScript(JSON.stringify(visitor))}</script>`;
}

interface DocumentData {
  visitor: VisitorData | undefined;
  layout: LayoutData;
  filled: LayoutData;
  loaded: readonly unknown[];
}
let ofDocument: DocumentData | undefined;

/** Records the data that arrived with the document. Call this in the browser before the first render. */
export function rememberDocument(layout: LayoutData | undefined, loaded: readonly unknown[]): void {
  if (!layout || ofDocument) return;
  const text = document.getElementById(VISITOR_DATA)?.textContent;
  const visitor = text ? (JSON.parse(text) as VisitorData) : undefined;
  const filled = visitor
    ? { ...layout, cart: visitor.cart, ...(visitor.customer && { customer: visitor.customer }) }
    : layout;
  ofDocument = { visitor, layout, filled, loaded };
}

/**
 * Returns the layout's data with the visitor's values from the document. Data loaded later already contain
 * them.
 */
export function fillLayout(layout: LayoutData | undefined): LayoutData | undefined {
  return layout === ofDocument?.layout ? ofDocument?.filled : layout;
}

/** Returns whether a product is a favourite, according to the data or to the document's visitor. */
export function fillFavourite(loaded: unknown, productId: number, isFavourite: boolean): boolean {
  return isFavourite || visitorOf(loaded)?.liked?.includes(productId) === true;
}

/** Returns the name and email address for prefilling: those of `writer`, or of the document's visitor. */
export function fillWriter<Writer extends { fullname: string; email: string }>(
  loaded: unknown,
  writer: Writer,
): Writer {
  const { customer, email } = visitorOf(loaded) ?? {};
  return customer && email ? { ...writer, fullname: customer.fullname, email } : writer;
}

function visitorOf(loaded: unknown): VisitorData | undefined {
  return ofDocument?.loaded.includes(loaded) ? ofDocument.visitor : undefined;
}
