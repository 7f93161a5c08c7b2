/**
 * What a page that is kept for everybody says of one visitor: a block of data beside the page's own, empty for strangers.
 * The server fills it together with the slots, so that what hydrates says what the document said.
 */
import { inScript } from "@curat/contract/script-json.values";
import type { LayoutData } from "./layout-data.ts";

export type VisitorData = Pick<LayoutData, "cart">;

/** The block's id. */
export const VISITOR_DATA = "visitor-data";
/** The block of a stranger, as React writes it. */
export const EMPTY_BLOCK = `<script id="${VISITOR_DATA}" type="application/json"></script>`;

/** The filled block. */
export function writeVisitorData(visitor: VisitorData): string {
  return EMPTY_BLOCK.replace("><", () => `>${inScript(JSON.stringify(visitor))}<`);
}

let ofDocument: { layout: LayoutData; filled: LayoutData } | undefined;

/** The layout's data as this document shows them; what is loaded later is the visitor's own already. */
export function fillLayout(layout: LayoutData | undefined): LayoutData | undefined {
  if (!layout) return layout;
  if (!ofDocument) {
    const text = document.getElementById(VISITOR_DATA)?.textContent;
    ofDocument = { layout, filled: text ? { ...layout, ...(JSON.parse(text) as VisitorData) } : layout };
  }
  return layout === ofDocument.layout ? ofDocument.filled : layout;
}
