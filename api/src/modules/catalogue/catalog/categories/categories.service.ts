import type { FieldErrors } from "@curat/contract/envelope";
import type {
  CategoryFields,
  ListedStaffCategory,
  NewCategoryBody,
  StaffCategory,
} from "@curat/contract/staff/categories";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import {
  type Actor,
  type WriteInput,
  changeOf,
  changeRecord,
  createRecord,
  differs,
  lockExpected,
  recordChange,
  recordChanges,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  undoRecords,
  versionOf,
  versionsOf,
  type Written,
} from "../../../platform/changes/index.ts";
import { moveCategoryPrices } from "../../price-lists/index.ts";
import { redirectRoute, removeRoutes } from "../../../platform/routing/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames, nextId } from "../names.store.ts";
import { placesAfter, type Step } from "../place.rules.ts";
import { refreshAll, renaming } from "../renames.ts";
import {
  type Category,
  type CategoryContents,
  categoryPath,
  errorsOf,
  inTreeOrder,
  sharedSlugs,
  TAKEN,
  type Tree,
  whyNotRemovable,
  withDescendants,
} from "./categories.rules.ts";
import {
  deleteCategory,
  findTaken,
  loadContents,
  loadProductIds,
  loadTree,
  lockCategories,
  moveProducts,
  ROWS,
} from "./categories.store.ts";
import { CATEGORY_KIND, writeTree } from "./category-writes.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused =
  | { ok: false; error: "refused"; errors: FieldErrors }
  | { ok: false; error: "in-use"; why: string; contents: CategoryContents };
export type WrittenCategory = Written<Category, Refused>;

export const CATEGORIES: RecordWrites<Category, Refused> = {
  ...CATEGORY_KIND,
  lock: async (tx, ids) => {
    await lockNames(tx);
    await lockCategories(tx, ids);
    const tree = await loadTree(tx);
    return ids.flatMap((id) => tree.get(id) ?? []);
  },
  refuse: async (tx, category) => {
    const errors = await faultsAround(tx, category);
    return errors && { ok: false, error: "refused", errors };
  },
  store: async (tx, categories) => {
    const before = await loadTree(tx);
    await writeTree(tx, before, withCategories(before, categories));
  },
  shown: findStaffCategory,
};

/** Returns the whole category tree in display order, with the contents and version of each category. */
export async function listCategories(db: Db): Promise<ListedStaffCategory[]> {
  const tree = await loadTree(db);
  const ids = [...tree.keys()];
  const [contents, versions] = await Promise.all([loadContents(db, ids), versionsOf(db, "category", ids)]);
  return inTreeOrder(tree).map((category) =>
    toListed(category, {
      tree,
      contents: contents.get(category.id),
      version: versions.get(category.id) ?? 0,
    }),
  );
}

export async function findStaffCategory(db: Db, id: number): Promise<StaffCategory | undefined> {
  const tree = await loadTree(db);
  const category = tree.get(id);
  if (!category) return undefined;
  const [contents, version] = await Promise.all([
    loadContents(db, [id]),
    versionOf(db, { kind: "category", id }),
  ]);
  const { id: _id, ...values } = category;
  return { ...values, ...toListed(category, { tree, contents: contents.get(id), version }) };
}

function toListed(
  { id, parentID, category, sort_order }: Category,
  { tree, contents, version }: { tree: Tree; contents: CategoryContents | undefined; version: number },
): ListedStaffCategory {
  return {
    categoryID: id,
    parentID,
    category,
    url: categoryPath(tree, id),
    sort_order,
    products: contents?.products ?? 0,
    subcats: contents?.subcategories ?? 0,
    version,
  };
}

const UNKNOWN = "Categoria nu mai există: alege alta.";
export const BLANK: Omit<Category, "id"> = { ...ROWS.blank, sort_order: 0 };

export function createCategory(
  { db }: Shop,
  { body, actor }: { body: NewCategoryBody; actor: Actor },
): Promise<WrittenCategory> {
  const make = async (tx: Tx) => cleaned({ ...BLANK, ...body, id: await nextId(tx, "category_id") });
  return createRecord(db, CATEGORIES, { actor, make });
}

/** Changes the given fields. Moving a category moves its whole subtree. Throws StaleVersion (409). */
export function changeCategory(
  { db, now }: Shop,
  { fields, ...input }: WriteInput & { fields: CategoryFields },
): Promise<WrittenCategory> {
  return changeRecord(db, CATEGORIES, {
    ...input,
    change: (before) => cleaned({ ...before, ...fields }),
    around: (tx, store) => renaming(tx, now(), store),
  });
}

/**
 * Moves a category among its siblings. Its siblings get new sort numbers only if no number is free at the new
 * position.
 */
export async function placeCategory(
  { db }: Shop,
  { step, ...input }: WriteInput & { step: Step },
): Promise<WrittenCategory> {
  const { id, expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<WrittenCategory> => {
    const placed = await lockExpected(tx, CATEGORIES, input);
    if (!placed) return { ok: false, error: "unknown" };
    const before = await loadTree(tx);
    const related = inTreeOrder(before).filter(({ parentID }) => parentID === placed.parentID);
    const places = placesAfter(
      related.map((one) => ({ id: one.id, sortOrder: one.sort_order })),
      id,
      step,
    );
    const moved = related
      .filter((one) => places.has(one.id))
      .map((one) => ({ before: one, after: { ...one, sort_order: places.get(one.id) ?? one.sort_order } }));
    const after = withCategories(
      before,
      moved.map((one) => one.after),
    );
    await writeTree(tx, before, after);
    const own = { before: placed, after: after.get(id) ?? placed };
    const { version } = await recordChange(tx, {
      ...changeOf(CATEGORIES, { actor, ...own }),
      expectedVersion,
    });
    const movedSiblings = moved.filter((one) => one.before.id !== id);
    await recordChanges(
      tx,
      movedSiblings.map((one) => changeOf(CATEGORIES, { actor, ...one })),
    );
    return { ok: true, id, record: own.after, version };
  });
}

/** Moves a category's products and subcategories into another category, then removes it and redirects its URL. */
export async function mergeCategory(
  { db, now }: Shop,
  { into, ...input }: WriteInput & { into: number },
): Promise<WrittenCategory> {
  const { id, expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<WrittenCategory> => {
    const merged = await lockExpected(tx, CATEGORIES, input);
    if (!merged) return { ok: false, error: "unknown" };
    const before = await loadTree(tx);
    const fault = mergeFault(before, id, into);
    const target = before.get(into);
    if (fault || !target) return { ok: false, error: "refused", errors: { into: [fault ?? UNKNOWN] } };
    const contents = (await loadContents(tx, [id])).get(id);
    const stored = contents && whyNotRemovable({ ...contents, products: 0, subcategories: 0 });
    if (contents && stored) return { ok: false, error: "in-use", why: stored, contents };
    const after = movedInto(before, id, into);
    // All products are locked before any is written (architecture: Data).
    const below = withDescendants(before, id).map((one) => one.id);
    await lockProducts(tx, await loadProductIds(tx, below));
    const products = await moveProducts(tx, id, into);
    await renaming(tx, now(), () => writeTree(tx, before, after));
    await refreshAll(tx, products, now());
    await redirectRoute(tx, { kind: "category", targetId: id, to: categoryPath(after, into) });
    await moveCategoryPrices(tx, { from: id, into });
    await deleteCategory(tx, id);
    const change = changeOf(CATEGORIES, { actor, before: merged, after: null });
    const { version } = await recordChange(tx, {
      ...change,
      expectedVersion,
      sentence: `Categoria „${merged.category}” a fost unită cu „${target.category}”.`,
      before: { ...change.before, products },
      touched: [...change.touched, tag.category(into)],
    });
    const children = [...before.values()].filter(({ parentID }) => parentID === id);
    await recordChanges(
      tx,
      children.map((child) =>
        changeOf(CATEGORIES, { actor, before: child, after: { ...child, parentID: into } }),
      ),
    );
    return { ok: true, id: into, record: target, version };
  });
}

export function removeCategory({ db }: Shop, input: WriteInput): Promise<WrittenCategory> {
  return removeRecord(db, CATEGORIES, { ...input, remove: removeEmpty });
}

async function removeEmpty(tx: Tx, { id }: Category): Promise<Refused | void> {
  const contents = (await loadContents(tx, [id])).get(id);
  const why = contents && whyNotRemovable(contents);
  if (contents && why) return { ok: false, error: "in-use", why, contents };
  await removeRoutes(tx, "category", [id]);
  await deleteCategory(tx, id);
}

/** Undoes category changes. Undoing a creation removes the category if it is empty. */
export const takeBackCategories = undoRecords(CATEGORIES, {
  former: (category, inverse) => ({ ...category, ...inverse }),
  remove: removeEmpty,
  why: (refused) =>
    refused.error === "in-use" ? refused.why : (Object.values(refused.errors).flat()[0] ?? ""),
  around: renaming,
});

/**
 * Upserts imported categories. Throws if a position or slug is invalid. The caller must refresh the products' read
 * rows.
 */
export async function saveCategories(tx: Tx, reported: readonly Category[], actor: Actor): Promise<void> {
  await lockNames(tx);
  const before = await loadTree(tx);
  const categories = reported
    .map(cleaned)
    .filter((category) => differs(CATEGORY_KIND, before.get(category.id), category));
  const after = withCategories(before, categories);
  for (const category of categories) {
    const [fault] = Object.values(errorsOf(after, category)).flat();
    if (fault) throw new Error(`Category ${category.id} "${category.slug}" cannot be stored: ${fault}`);
  }
  const [taken] = await findTaken(tx, newPaths(before, after));
  if (taken) throw new Error(`The address ${taken} belongs to another page.`);
  await saveRecords(tx, CATEGORIES, { actor, records: categories });
}

export function cleaned(category: Category): Category {
  return { ...category, description: cleanHtml(category.description) };
}

export function withCategories(tree: Tree, categories: readonly Category[]): Map<number, Category> {
  return new Map([...tree, ...categories.map((category) => [category.id, category] as const)]);
}

async function faultsAround(tx: Tx, category: Category): Promise<FieldErrors | undefined> {
  const before = await loadTree(tx);
  const after = withCategories(before, [category]);
  const faults = errorsOf(after, category);
  if (Object.keys(faults).length > 0) return faults;
  const taken = await findTaken(tx, newPaths(before, after));
  return taken.length > 0 ? { slug: [TAKEN] } : undefined;
}

/** Returns the category paths that are new or changed in the second tree. */
export function newPaths(before: Tree, after: Tree): string[] {
  return [...after.keys()]
    .filter((id) => categoryPath(before, id) !== categoryPath(after, id))
    .map((id) => categoryPath(after, id));
}

function mergeFault(tree: Tree, from: number, into: number): string | undefined {
  if (!tree.has(into)) return UNKNOWN;
  if (withDescendants(tree, from).some(({ id }) => id === into))
    return "O categorie nu poate fi unită cu ea însăși sau cu o subcategorie a sa: alege alta.";
  const shared = sharedSlugs(tree, from, into);
  return shared.length > 0
    ? `Schimbă mai întâi adresele subcategoriilor care se repetă în cele două categorii: ${shared.join(", ")}.`
    : undefined;
}

function movedInto(tree: Tree, from: number, into: number): Map<number, Category> {
  return new Map(
    [...tree].map(([id, one]) => [id, one.parentID === from ? { ...one, parentID: into } : one]),
  );
}
