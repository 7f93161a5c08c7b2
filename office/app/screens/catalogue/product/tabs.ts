/** The tabs of the product page, and the tab on which each field is. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import { texts } from "./texts.ts";

export interface Room {
  /** Path of the tab, relative to the product page. Empty for the first tab. */
  path: string;
  text: string;
  needs: Permission;
}

export const ROOMS: Room[] = [
  { path: "", text: texts.basics, needs: "products:view" },
  { path: "/caracteristici", text: texts.values, needs: "products:view" },
  { path: "/variante", text: texts.variants, needs: "products:view" },
  { path: "/imagini", text: texts.media, needs: "products:view" },
  { path: "/recomandari", text: texts.beside, needs: "products:view" },
  { path: "/siguranta", text: texts.safety, needs: "products:view" },
  { path: "/pret", text: texts.price, needs: "prices:view" },
  { path: "/stoc", text: texts.stock, needs: "stock:view" },
];

const TAB_PATHS: Partial<Record<string, string>> = {
  pics: "/imagini",
  "safety.statements": "/siguranta",
  responsible: "/siguranta",
};

export function productPage(id: number | string, path = ""): string {
  return `/produse/${id}${path}`;
}

/** Returns the URL that opens the field's tab and scrolls to the field. */
export function fieldPage(id: number, field: string): string {
  return `${productPage(id, TAB_PATHS[field])}#${fieldAnchor(field)}`;
}

/** Returns the id of the element to which links to a field scroll. */
export function fieldAnchor(field: string): string {
  return `camp-${field}`;
}
