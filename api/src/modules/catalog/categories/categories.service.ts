/** What staff and imports do with the tree of categories: create, change, move, merge, remove. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { CategoryFields, NewCategoryBody } from "@curat/contract/staff/categories";
import type { ApiContext } from "../../../context.ts";
import { insertInBatches } from "../../../db/batches.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { cleanHtml } from "../../../text/html.ts";
import {
  type Actor,
  recordChange,
  recordChanges,
  StaleVersion,
  tag,
  versionOf,
  versionsOf,
} from "../../changes/index.ts";
import { redirectRoute, removeRoutes } from "../../routing/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames, nextId } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { findProductsOfRenamed, loadNames } from "../renames.ts";
import {
  type Category,
  type CategoryContents,
  categoryPath,
  faultsOf,
  inTreeOrder,
  sharedSlugs,
  TAKEN,
  type Tree,
  whyKept,
  withDescendants,
} from "./categories.rules.ts";
import {
  deleteCategory,
  findTaken,
  loadContents,
  loadProductIds,
  loadTree,
  lockCategory,
  moveProducts,
} from "./categories.store.ts";
import { type CategoryView, toStaffCategory, withFields } from "./categories.wire.ts";
import { categoryChange, differingFields, writeTree } from "./category-writes.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type KeptCategory =
  | { ok: true; id: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors }
  | { ok: false; error: "in-use"; why: string; contents: CategoryContents };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** The whole tree with what is in each and their versions, in the shop's order. */
export async function listCategories(db: Db): Promise<CategoryView[]> {
  const tree = await loadTree(db);
  const ids = [...tree.keys()];
  const [contents, versions] = await Promise.all([loadContents(db, ids), versionsOf(db, "category", ids)]);
  return inTreeOrder(tree).map((category) => ({
    category,
    tree,
    contents: contents.get(category.id),
    version: versions.get(category.id) ?? 0,
  }));
}

/** One category; undefined for an unknown id. */
export async function findStaffCategory(db: Db, id: number): Promise<CategoryView | undefined> {
  const tree = await loadTree(db);
  const category = tree.get(id);
  if (!category) return undefined;
  const [contents, version] = await Promise.all([
    loadContents(db, [id]),
    versionOf(db, { kind: "category", id }),
  ]);
  return { category, tree, contents: contents.get(id), version };
}

const BLANK = {
  parentId: null,
  name: "",
  slug: "",
  description: "",
  baseline: "",
  icon: null,
  picture: null,
  banners: [],
  mustHaveModel: false,
  sortOrder: 0,
};

/** A new category, empty. */
export async function createCategory(
  { db }: Shop,
  { body, actor }: { body: NewCategoryBody; actor: Actor },
): Promise<KeptCategory> {
  return transaction(db, async (tx): Promise<KeptCategory> => {
    await lockNames(tx);
    const before = await loadTree(tx);
    const id = await nextId(tx, "category_id");
    const after = withCategory(before, withFields({ id, ...BLANK }, body));
    const errors = await faultsAround(tx, { before, after, id });
    if (errors) return { ok: false, error: "refused", errors };
    await writeTree(tx, before, after);
    const { version } = await recordChange(tx, categoryChange(id, { before, after, actor }));
    return { ok: true, id, version };
  });
}

/** Changes the fields that are told; a move takes along all that is below. Throws StaleVersion (409). */
export async function changeCategory(
  { db, now }: Shop,
  { fields, ...asked }: Asked & { fields: CategoryFields },
): Promise<KeptCategory> {
  const { id, seen, actor } = asked;
  return transaction(db, async (tx): Promise<KeptCategory> => {
    const before = await lockTree(tx, asked);
    const standing = before.get(id);
    if (!standing) return { ok: false, error: "unknown" };
    const after = withCategory(before, withFields(standing, fields));
    const errors = await faultsAround(tx, { before, after, id });
    if (errors) return { ok: false, error: "refused", errors };
    await renaming(tx, now(), () => writeTree(tx, before, after));
    const { version } = await recordChange(tx, { ...categoryChange(id, { before, after, actor }), seen });
    return { ok: true, id, version };
  });
}

/** Moves products and subcategories into another category, where the address leads from then on; then removes it. */
export async function mergeCategory(
  { db, now }: Shop,
  { into, ...asked }: Asked & { into: number },
): Promise<KeptCategory> {
  const { id, seen, actor } = asked;
  return transaction(db, async (tx): Promise<KeptCategory> => {
    const before = await lockTree(tx, asked);
    if (!before.has(id)) return { ok: false, error: "unknown" };
    const fault = mergeFault(before, id, into);
    if (fault) return { ok: false, error: "refused", errors: { into: [fault] } };
    const contents = (await loadContents(tx, [id])).get(id);
    const kept = contents && whyKept({ ...contents, products: 0, subcategories: 0 });
    if (contents && kept) return { ok: false, error: "in-use", why: kept, contents };
    const moved = movedInto(before, id, into);
    // All at once, before any is written (architecture: Data).
    const below = withDescendants(before, id).map((one) => one.id);
    await lockProducts(tx, await loadProductIds(tx, below));
    const products = await moveProducts(tx, id, into);
    await renaming(tx, now(), () => writeTree(tx, before, moved));
    await refreshAll(tx, products, now());
    const after = new Map([...moved].filter(([one]) => one !== id));
    await redirectRoute(tx, { kind: "category", targetId: id, to: categoryPath(after, into) });
    await deleteCategory(tx, id);
    const change = categoryChange(id, { before, after, actor });
    const { version } = await recordChange(tx, {
      ...change,
      seen,
      sentence: `Categoria „${before.get(id)?.name ?? ""}” a fost unită cu „${before.get(into)?.name ?? ""}”.`,
      before: { ...change.before, products },
      touched: [...change.touched, tag.category(into)],
    });
    const children = [...after.keys()].filter((one) => before.get(one)?.parentId === id);
    await recordChanges(
      tx,
      children.map((child) => categoryChange(child, { before, after, actor })),
    );
    return { ok: true, id: into, version };
  });
}

/** Removes an empty category with its address. */
export async function removeCategory({ db }: Shop, asked: Asked): Promise<KeptCategory> {
  const { id, seen, actor } = asked;
  return transaction(db, async (tx): Promise<KeptCategory> => {
    const before = await lockTree(tx, asked);
    if (!before.has(id)) return { ok: false, error: "unknown" };
    const contents = (await loadContents(tx, [id])).get(id);
    const why = contents && whyKept(contents);
    if (contents && why) return { ok: false, error: "in-use", why, contents };
    await removeRoutes(tx, "category", [id]);
    await deleteCategory(tx, id);
    const after = new Map([...before].filter(([one]) => one !== id));
    const { version } = await recordChange(tx, { ...categoryChange(id, { before, after, actor }), seen });
    return { ok: true, id, version };
  });
}

/**
 * Writes categories that a file tells, by their ids; what says the same already is left alone. Throws for a place or an
 * address that can not be. Read rows of products are the caller's.
 */
export async function saveCategories(tx: Tx, categories: readonly Category[], actor: Actor): Promise<void> {
  await lockNames(tx);
  const before = await loadTree(tx);
  const after = new Map(before);
  for (const category of categories) after.set(category.id, cleaned(category));
  const changed = [...after.values()].filter((category) => differs(before.get(category.id), category));
  for (const category of changed) {
    const [fault] = Object.values(faultsOf(after, category)).flat();
    if (fault) throw new Error(`Category ${category.id} "${category.slug}" can not be written: ${fault}`);
  }
  const [taken] = await findTaken(tx, newPaths(before, after));
  if (taken) throw new Error(`The address ${taken} belongs to another page.`);
  await writeTree(tx, before, after);
  await recordChanges(
    tx,
    changed.map(({ id }) => categoryChange(id, { before, after, actor })),
  );
}

function differs(before: Category | undefined, after: Category): boolean {
  return !before || differingFields(before, after).length > 0;
}

function cleaned(category: Category): Category {
  return { ...category, description: cleanHtml(category.description) };
}

function withCategory(tree: Tree, category: Category): Map<number, Category> {
  return new Map(tree).set(category.id, cleaned(category));
}

/** The tree under the writers' lock; throws StaleVersion for one who saw another version of the category. */
async function lockTree(tx: Tx, { id, seen }: Asked): Promise<Map<number, Category>> {
  await lockNames(tx);
  await lockCategory(tx, id);
  const view = await findStaffCategory(tx, id);
  if (view && view.version !== seen) throw new StaleVersion(toStaffCategory(view), view.version);
  return loadTree(tx);
}

/** What is wrong with the category in its tree, or with an address that it or one below it would get. */
async function faultsAround(
  tx: Tx,
  { before, after, id }: { before: Tree; after: Tree; id: number },
): Promise<FieldErrors | undefined> {
  const category = after.get(id);
  const faults = category ? faultsOf(after, category) : {};
  if (Object.keys(faults).length > 0) return faults;
  const taken = await findTaken(tx, newPaths(before, after));
  return taken.length > 0 ? { slug: [TAKEN] } : undefined;
}

/** Addresses that a category has in the second tree and had not in the first. */
function newPaths(before: Tree, after: Tree): string[] {
  return [...after.keys()]
    .filter((id) => categoryPath(before, id) !== categoryPath(after, id))
    .map((id) => categoryPath(after, id));
}

function mergeFault(tree: Tree, from: number, into: number): string | undefined {
  if (!tree.has(into)) return "Categoria nu există.";
  if (withDescendants(tree, from).some(({ id }) => id === into))
    return "O categorie nu poate fi unită cu ea însăși sau cu o subcategorie a ei.";
  const shared = sharedSlugs(tree, from, into);
  return shared.length > 0
    ? `Ambele categorii au subcategorii cu aceeași adresă: ${shared.join(", ")}.`
    : undefined;
}

function movedInto(tree: Tree, from: number, into: number): Map<number, Category> {
  return new Map(
    [...tree].map(([id, one]) => [id, one.parentId === from ? { ...one, parentId: into } : one]),
  );
}

/** Writes, then brings the read rows of products to the names that changed. */
async function renaming(tx: Tx, now: Date, write: () => Promise<void>): Promise<void> {
  const names = await loadNames(tx);
  await write();
  await refreshAll(tx, await findProductsOfRenamed(tx, names), now);
}

async function refreshAll(tx: Tx, ids: number[], now: Date): Promise<void> {
  await lockProducts(tx, ids);
  await insertInBatches(ids, (batch) => refreshProductRead(tx, batch, now));
}
