/** Search suggestions: office pages by name, and records of the shop. */
import type { StaffFound } from "@curat/contract/staff/search";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { folded } from "../../components/text/folded.ts";
import type { NavigationGroup } from "../navigation.ts";

export interface FoundItem {
  to: string;
  text: string;
  more?: string;
}
export interface FoundGroup {
  title: string;
  items: FoundItem[];
}

/** A single letter would match almost everything. */
export const MIN_LENGTH = 2;

/** Returns permitted pages with a word that begins with the text. An empty text matches all. */
export function pagesNamed(navigation: NavigationGroup[], text: string): FoundGroup[] {
  const requested = folded(text);
  const pages = [...navigation.flatMap(({ links }) => links), { to: "/contul-meu", text: "Contul meu" }];
  const items = pages
    .filter((page) => ` ${folded(page.text)}`.includes(` ${requested}`))
    .map((page) => ({ to: page.to, text: page.text }));
  return grouped("Pagini", items);
}

export function foundGroups({ orders, products, customers, companies }: StaffFound): FoundGroup[] {
  return [
    ...grouped(
      "Comenzi",
      orders.map(({ id, number, name, status, total }) => ({
        to: `/comenzi/${id}`,
        text: number,
        more: [name, status, formatOfficeLei(total)].join(" · "),
      })),
    ),
    ...grouped(
      "Produse",
      products.map(({ id, name, code }) => ({ to: `/produse/${id}`, text: name, more: code })),
    ),
    ...grouped(
      "Clienți",
      customers.map(({ id, name, email, phone }) => ({
        to: `/clienti/${id}`,
        text: name || email,
        more: [name && email, phone].filter(Boolean).join(" · "),
      })),
    ),
    ...grouped(
      "Firme",
      companies.map(({ name, cui }) => ({ to: `/firme/${cui}`, text: name, more: cui })),
    ),
  ];
}

function grouped(title: string, items: FoundItem[]): FoundGroup[] {
  return items.length > 0 ? [{ title, items }] : [];
}
