import type { CategoryFields } from "@curat/contract/staff/categories";
import type { Db, Tx } from "../../../../db/database.ts";
import { foldText } from "../../../../text/fold.ts";
import {
  differs,
  refusedRow,
  type RowResult,
  type ImportedRows,
  saveRecords,
} from "../../../platform/changes/index.ts";
import { lockNames, nextId } from "../names.store.ts";
import { renaming } from "../renames.ts";
import { type Category, errorsOf, inTreeOrder, TAKEN, type Tree } from "./categories.rules.ts";
import { BLANK, CATEGORIES, cleaned, newPaths, withCategories } from "./categories.service.ts";
import { findTaken, loadTree } from "./categories.store.ts";
import { CATEGORY_KIND } from "./category-writes.ts";

const BETWEEN = /\s*>\s*/;

export interface ImportedCategory {
  path: string;
  fields: Omit<CategoryFields, "parentID">;
  /** Empty for the top level; undefined keeps the parent. */
  parentPath: string | undefined;
}

export function pathAbove(path: string): string | undefined {
  const parts = path.split(BETWEEN);
  return parts.length > 1 ? parts.slice(0, -1).join(" > ") : undefined;
}

export interface SheetCategory {
  category: Category;
  path: string;
}

export async function loadSheetCategories(db: Db): Promise<SheetCategory[]> {
  const tree = await loadTree(db);
  return inTreeOrder(tree).map((category) => ({ category, path: namePath(tree, category) }));
}

/** Writes the categories in the rows. A parent must already exist or be in an earlier row. */
export async function saveImportedCategories(
  tx: Tx,
  rows: readonly ImportedCategory[],
  { actor, at, isDryRun, tried }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockNames(tx);
  const before = await loadTree(tx);
  let tree: Tree = before;
  const reported = new Set<number>();
  const results: RowResult[] = [];
  for (const row of rows) {
    const made = await categoryOf(tx, tree, row, { isDryRun, tried });
    if ("outcome" in made) {
      results.push(made);
      continue;
    }
    const category = cleaned(made);
    const current = tree.get(category.id);
    if (current && !differs(CATEGORY_KIND, current, category)) {
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
    reported.add(category.id);
    results.push({ outcome: current ? "changed" : "new" });
  }
  const records = inTreeOrder(tree).filter(({ id }) => reported.has(id));
  if (!isDryRun) await renaming(tx, at, () => saveRecords(tx, CATEGORIES, { actor, records }));
  return results;
}

const NO_PARENT = "Categoria părinte nu există: adaug-o mai întâi, pe un rând de mai sus.";

async function categoryOf(
  tx: Tx,
  tree: Tree,
  { path, fields, parentPath }: ImportedCategory,
  { isDryRun, tried }: Pick<ImportedRows, "isDryRun" | "tried">,
): Promise<Category | RowResult> {
  const found = idsAt(tree, path);
  if (found.length > 1)
    return refusedRow({ path: ["Mai multe categorii au această cale: redenumește una dintre ele."] });
  const [id] = found;
  const current = id === undefined ? undefined : tree.get(id);
  const above = parentPath ?? (current ? undefined : pathAbove(path));
  const [parentId] = above ? idsAt(tree, above) : [];
  if (above && parentId === undefined)
    // A dry run saves nothing, so a parent from an earlier chunk is not in the tree.
    return tried.has(above) && isDryRun
      ? { outcome: current ? "changed" : "new" }
      : refusedRow({ [parentPath === undefined ? "path" : "parentID"]: [NO_PARENT] });
  const moved = { ...fields, ...(above !== undefined && { parentID: parentId ?? null }) };
  if (current) return { ...current, ...moved };
  if (fields.slug === undefined)
    return refusedRow({ slug: ["Completează coloana Adresă: este obligatorie la o categorie nouă."] });
  const category = fields.category ?? path.split(BETWEEN).at(-1) ?? path;
  // A dry run uses negative ids, which no stored category has.
  const fresh = isDryRun ? -1 - tree.size : await nextId(tx, "category_id");
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
