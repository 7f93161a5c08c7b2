/** Categories as rows of a file tell them: by their place in the tree, "Curățenie > Detergenți". */
import type { CategoryFields } from "@curat/contract/staff/categories";
import type { Db, Tx } from "../../../../db/database.ts";
import { foldText } from "../../../../text/fold.ts";
import {
  differs,
  refusedRow,
  type RowResult,
  type RowsTold,
  saveRecords,
} from "../../../platform/changes/index.ts";
import { lockNames, nextId } from "../names.store.ts";
import { renaming } from "../renames.ts";
import { type Category, errorsOf, inTreeOrder, TAKEN, type Tree } from "./categories.rules.ts";
import { BLANK, CATEGORIES, cleaned, newPaths, withCategories } from "./categories.service.ts";
import { findTaken, loadTree } from "./categories.store.ts";
import { CATEGORY_KIND } from "./category-writes.ts";

const BETWEEN = /\s*>\s*/;

export interface ToldCategory {
  /** Where it stands, or will. */
  path: string;
  /** What is told of it; its parent by `parentPath`. */
  fields: Omit<CategoryFields, "parentID">;
  /** Where it moves to; empty for the top, undefined where nothing is told. */
  parentPath: string | undefined;
}

/** The paths above one: "A > B" has "A". */
export function pathAbove(path: string): string | undefined {
  const parts = path.split(BETWEEN);
  return parts.length > 1 ? parts.slice(0, -1).join(" > ") : undefined;
}

export interface SheetCategory {
  category: Category;
  path: string;
}

/** Every category with its path, in the shop's order. */
export async function loadSheetCategories(db: Db): Promise<SheetCategory[]> {
  const tree = await loadTree(db);
  return inTreeOrder(tree).map((category) => ({ category, path: namePath(tree, category) }));
}

/** Writes categories that rows tell, each path once; a parent stands before what is below it, in the file or in the shop. */
export async function saveToldCategories(
  tx: Tx,
  rows: readonly ToldCategory[],
  { actor, at, isTrial, tried }: RowsTold,
): Promise<RowResult[]> {
  if (!isTrial) await lockNames(tx);
  const before = await loadTree(tx);
  let tree: Tree = before;
  const told = new Set<number>();
  const results: RowResult[] = [];
  for (const row of rows) {
    const made = await categoryOf(tx, tree, row, { isTrial, tried });
    if ("outcome" in made) {
      results.push(made);
      continue;
    }
    const category = cleaned(made);
    const standing = tree.get(category.id);
    if (standing && !differs(CATEGORY_KIND, standing, category)) {
      results.push({ outcome: "same" });
      continue;
    }
    const after = withCategories(tree, [category]);
    const faults = errorsOf(after, category);
    const taken = await findTaken(tx, newPaths(tree, after));
    if (taken.length > 0) faults.slug = [TAKEN];
    if (Object.keys(faults).length > 0) {
      results.push(refusedRow(faults));
      continue;
    }
    tree = after;
    told.add(category.id);
    results.push({ outcome: standing ? "changed" : "new" });
  }
  const records = inTreeOrder(tree).filter(({ id }) => told.has(id));
  if (!isTrial) await renaming(tx, at, () => saveRecords(tx, CATEGORIES, { actor, records }));
  return results;
}

const NO_PARENT = "Categoria de deasupra nu există: adaug-o întâi, pe un rând de mai sus.";

/** The category as the row makes it, or why it can not be. */
async function categoryOf(
  tx: Tx,
  tree: Tree,
  { path, fields, parentPath }: ToldCategory,
  { isTrial, tried }: Pick<RowsTold, "isTrial" | "tried">,
): Promise<Category | RowResult> {
  const found = idsAt(tree, path);
  if (found.length > 1) return refusedRow({ path: ["Mai multe categorii stau la acest loc."] });
  const [id] = found;
  const standing = id === undefined ? undefined : tree.get(id);
  const above = parentPath ?? (standing ? undefined : pathAbove(path));
  const [parentId] = above ? idsAt(tree, above) : [];
  if (above && parentId === undefined)
    // A row of an earlier piece would have made it; where it was only tried, the rest of this row can not be judged.
    return tried.has(above) && isTrial
      ? { outcome: standing ? "changed" : "new" }
      : refusedRow({ [parentPath === undefined ? "path" : "parentID"]: [NO_PARENT] });
  const moved = { ...fields, ...(above !== undefined && { parentID: parentId ?? null }) };
  if (standing) return { ...standing, ...moved };
  if (fields.slug === undefined)
    return refusedRow({ slug: ["O categorie nouă are nevoie de adresă: completează coloana Adresă."] });
  const category = fields.category ?? path.split(BETWEEN).at(-1) ?? path;
  // Ids of what is only tried are of no row.
  const fresh = isTrial ? -1 - tree.size : await nextId(tx, "category_id");
  return { ...BLANK, ...moved, category, id: fresh };
}

function idsAt(tree: Tree, path: string): number[] {
  const keyOf = (one: string): string => one.split(BETWEEN).map(foldText).join(" > ");
  const sought = keyOf(path);
  return [...tree.values()]
    .filter((category) => keyOf(namePath(tree, category)) === sought)
    .map(({ id }) => id);
}

function namePath(tree: Tree, { category, parentID }: Category, below = 0): string {
  const parent = parentID === null || below > 20 ? undefined : tree.get(parentID);
  return parent ? `${namePath(tree, parent, below + 1)} > ${category}` : category;
}
