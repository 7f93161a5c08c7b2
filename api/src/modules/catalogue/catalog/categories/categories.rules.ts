import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { sentenceLabelsOf, type ValuesOf } from "@curat/contract/staff/record.values";
import { whyInUse } from "../in-use.rules.ts";

/** `sort_order` is the position among siblings. */
export type Category = { id: number; sort_order: number } & ValuesOf<typeof CATEGORY>;
export type Tree = ReadonlyMap<number, Category>;

/** Maximum depth of the tree. Deeper trees make menus, breadcrumbs and URLs unreadable. */
const MAX_LEVELS = 8;

/** Returns the category and its ancestors, nearest first; ends at a cycle or an unknown parent. */
function pathToTop(tree: Tree, id: number): Category[] {
  const way: Category[] = [];
  for (let at = tree.get(id); at && !way.includes(at); at = tree.get(at.parentID ?? 0)) way.push(at);
  return way;
}

/** Returns the category's full path: its ancestors' slugs and its own. */
export function categoryPath(tree: Tree, id: number): string {
  return pathToTop(tree, id)
    .map(({ slug }) => `/${slug}`)
    .toReversed()
    .join("");
}

export function withDescendants(tree: Tree, id: number): Category[] {
  return [...tree.values()].filter((one) => pathToTop(tree, one.id).some((above) => above.id === id));
}

/** Returns all categories, each directly before its descendants, with siblings in display order. */
export function inTreeOrder(tree: Tree): Category[] {
  const below = new Map<number | null, Category[]>();
  for (const one of tree.values()) below.set(one.parentID, [...(below.get(one.parentID) ?? []), one]);
  const from = (parentId: number | null): Category[] =>
    (below.get(parentId) ?? []).toSorted(inOrder).flatMap((one) => [one, ...from(one.id)]);
  return from(null);
}

function inOrder(one: Category, other: Category): number {
  return (
    one.sort_order - other.sort_order || one.category.localeCompare(other.category, "ro") || one.id - other.id
  );
}

/** Returns the first validation error of a category's slug or position in the tree. */
export function errorsOf(tree: Tree, { id, parentID, slug }: Category): FieldErrors {
  if (parentID !== null) {
    if (!tree.has(parentID)) return { parentID: ["Categoria părinte nu există: alege alta."] };
    if (pathToTop(tree, parentID).some((above) => above.id === id))
      return {
        parentID: ["O categorie nu poate fi mutată în ea însăși sau într-o subcategorie a sa: alege alta."],
      };
  }
  const depth = Math.max(...withDescendants(tree, id).map((below) => pathToTop(tree, below.id).length));
  if (depth > MAX_LEVELS) return { parentID: [`Arborele poate avea cel mult ${MAX_LEVELS} niveluri.`] };
  const isTaken = [...tree.values()].some(
    (other) => other.id !== id && other.parentID === parentID && other.slug === slug,
  );
  const isReserved = parentID === null && RESERVED_ADDRESSES.has(slug);
  return isTaken || isReserved ? { slug: [TAKEN] } : {};
}

export const TAKEN = "Adresa este folosită de altă pagină: scrie alta.";

/** Returns the slugs that subcategories of both categories use. Such slugs prevent a merge. */
export function sharedSlugs(tree: Tree, from: number, into: number): string[] {
  const slugsIn = (parentId: number) =>
    [...tree.values()].filter((one) => one.parentID === parentId && one.id !== from).map(({ slug }) => slug);
  const current = new Set(slugsIn(into));
  return slugsIn(from).filter((slug) => current.has(slug));
}

export const CATEGORY_LABELS = { ...sentenceLabelsOf(CATEGORY), sort_order: "ordinea" };

export const NAMING_FIELDS: ReadonlySet<keyof Category> = new Set([
  "parentID",
  "category",
  "slug",
  "icon",
  "pic",
  "sort_order",
]);

export interface CategoryContents {
  subcategories: number;
  products: number;
  vouchers: number;
  /** Promotions that have not ended. */
  promotions: number;
}

/** Returns why the category cannot be removed, in Romanian; undefined if it can. */
export function whyNotRemovable({
  subcategories,
  products,
  vouchers,
  promotions,
}: CategoryContents): string | undefined {
  return whyInUse("Categoria este folosită", {
    subcategorii: subcategories,
    produse: products,
    vouchere: vouchers,
    promoții: promotions,
  });
}
