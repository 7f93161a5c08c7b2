/** The rooms of a product's page, and in which of them a field is kept. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import { texts } from "./texts.ts";

export interface Room {
  /** Below the product's own address; "" is that itself. */
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

const KEPT_IN: Partial<Record<string, string>> = {
  pics: "/imagini",
  "safety.statements": "/siguranta",
  responsible: "/siguranta",
};

export function productPage(id: number | string, path = ""): string {
  return `/produse/${id}${path}`;
}

/** Where what the law misses is filled in, at its field. */
export function fieldPage(id: number, field: string): string {
  return `${productPage(id, KEPT_IN[field])}#${fieldAnchor(field)}`;
}

/** What an address names a field by. */
export function fieldAnchor(field: string): string {
  return `camp-${field}`;
}
