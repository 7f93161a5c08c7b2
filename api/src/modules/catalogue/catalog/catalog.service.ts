import type { Db } from "../../../db/database.ts";
import {
  type CategoryRow,
  type CategoryStep,
  findCategoryPath,
  findCategoryTexts,
  findProductRow,
  loadCategories,
  loadCategoryFamily,
  loadParameterValues,
  loadPictures,
  loadVariants,
  type ProductRow,
  type VariantRow,
} from "./catalog.store.ts";
import { loadLabelAddresses } from "./durability-label.service.ts";
import { loadFileSizes } from "../../platform/media/index.ts";
import type { NamedValue } from "./catalog.rules.ts";
import { loadApprovedReviews, type ReviewRow } from "./product-reviews.ts";

export interface CategoryView {
  row: CategoryRow;
  path: CategoryStep[];
  children: CategoryRow[];
  texts: NonNullable<Awaited<ReturnType<typeof findCategoryTexts>>>;
}

/** Returns a category with its ancestors and its non-empty children. */
export async function findCategory(db: Db, id: number): Promise<CategoryView | undefined> {
  const [path, family, texts] = await Promise.all([
    findCategoryPath(db, id),
    loadCategoryFamily(db, id),
    findCategoryTexts(db, id),
  ]);
  const row = family.find((candidate) => candidate.id === id);
  if (!row || !texts) return undefined;
  const children = family.filter(({ parent_id, product_count }) => parent_id === id && product_count > 0);
  return { row, path, children, texts };
}

export interface CategoryNode extends CategoryRow {
  children: CategoryNode[];
}

export async function loadMenuCategories(db: Db): Promise<CategoryNode[]> {
  const rows = (await loadCategories(db)).filter((row) => row.product_count > 0);
  const below = (parentId: number | null): CategoryNode[] =>
    rows.filter((row) => row.parent_id === parentId).map((row) => ({ ...row, children: below(row.id) }));
  return below(null);
}

export interface ProductView {
  row: ProductRow;
  pictures: string[];
  parameters: NamedValue[];
  variants: VariantRow[];
  categories: CategoryStep[];
  reviews: ReviewRow[];
  fileSizes: ReadonlyMap<string, number>;
  label: string | undefined;
}

/** Returns a published product by id ("1042") or by its slug. */
export async function findProduct(db: Db, idOrSlug: string, now: Date): Promise<ProductView | undefined> {
  const row = await findProductRow(
    db,
    /^\d{1,9}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug },
    now,
  );
  if (!row) return undefined;
  const [pictures, parameters, variants, categories, reviews, fileSizes, labels] = await Promise.all([
    loadPictures(db, row.id),
    loadParameterValues(db, row.id),
    loadVariants(db, row.master_id),
    findCategoryPath(db, row.category_id),
    loadApprovedReviews(db, row.id),
    loadFileSizes(
      db,
      row.documents.map(({ url }) => url),
    ),
    loadLabelAddresses(db, [row.id]),
  ]);
  const label = labels.get(row.id);
  return { row, pictures, parameters, variants, categories, reviews, fileSizes, label };
}
