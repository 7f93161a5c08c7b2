/** Search suggestions: office pages by name, and records of the shop. */
import type { StaffFound } from "@curat/contract/staff/search";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { hasWords } from "../../components/text/has-words.ts";
import type { NavigationGroup } from "../navigation.ts";
import { PAGE_WORDS } from "./page-words.ts";

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

/** Minimum length of a search text for matching other words. A shorter text would match almost every page. */
const MIN_OTHER_WORD = 3;

export interface Destinations {
  navigation: NavigationGroup[];
  actions: FoundItem[];
}

/**
 * Returns pages and actions that match all words of the text. Matches by page name come first. An empty text matches
 * every page.
 */
export function pagesNamed({ navigation, actions }: Destinations, text: string): FoundGroup[] {
  const pages = [...navigation.flatMap(({ links }) => links), { to: "/contul-meu", text: "Contul meu" }];
  const named = pages.filter((page) => hasWords(page.text, text));
  const otherPages = pages.filter(
    (page) =>
      text.length >= MIN_OTHER_WORD &&
      !named.includes(page) &&
      hasWords(`${page.text} ${PAGE_WORDS[page.to] ?? ""}`, text),
  );
  return [
    ...grouped(
      "Pagini",
      [...named, ...otherPages].map((page) => ({ to: page.to, text: page.text })),
    ),
    ...grouped("Acțiuni", text === "" ? [] : actions.filter((action) => hasWords(action.text, text))),
  ];
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

/** Returns the only result of a search; undefined if there are none or several. */
export function onlyItem(groups: readonly FoundGroup[]): FoundItem | undefined {
  const [first, ...otherItems] = groups.flatMap(({ items }) => items);
  return otherItems.length === 0 ? first : undefined;
}
