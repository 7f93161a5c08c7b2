/** What the one search box offers: pages of the office by their names, and what the shop has. */
import type { StaffFound } from "@curat/contract/staff/search";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { folded } from "../../components/text/folded.ts";
import type { NavigationGroup } from "../navigation.ts";

export interface FoundItem {
  to: string;
  text: string;
  /** What tells it from others of that name. */
  more?: string;
}
export interface FoundGroup {
  title: string;
  items: FoundItem[];
}

/** Where searches begin: less is in everything. */
export const MIN_LENGTH = 2;

/** Pages of the office that somebody may enter, by the beginning of a word of their names; all of them for no text. */
export function pagesNamed(navigation: NavigationGroup[], text: string): FoundGroup[] {
  const requested = folded(text);
  const pages = [...navigation.flatMap(({ links }) => links), { to: "/contul-meu", text: "Contul meu" }];
  const items = pages
    .filter((page) => ` ${folded(page.text)}`.includes(` ${requested}`))
    .map((page) => ({ to: page.to, text: page.text }));
  return grouped("Pagini", items);
}

/** What was found, by kind; kinds without any are left out. */
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
