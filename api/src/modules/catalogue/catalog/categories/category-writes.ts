import type { Tx } from "../../../../db/database.ts";
import { summaryOf } from "../../../../text/html.ts";
import { differs, type RecordKind, tag } from "../../../platform/changes/index.ts";
import { putRoutes } from "../../../platform/routing/index.ts";
import {
  type Category,
  CATEGORY_LABELS,
  categoryPath,
  inTreeOrder,
  NAMING_FIELDS,
  type Tree,
} from "./categories.rules.ts";
import { putCategories } from "./categories.store.ts";

export const CATEGORY_KIND: RecordKind<Category> = {
  kind: "category",
  title: ({ category }) => `Categoria „${category}”`,
  gender: "feminine",
  labels: CATEGORY_LABELS,
  kept: ({ id, ...values }) => ({ categoryID: id, ...values }),
  // Other pages show these fields, for example in breadcrumbs, so they must be invalidated too.
  touched: ({ id }, fields) =>
    fields.some((field) => NAMING_FIELDS.has(field))
      ? [tag.category(id), tag.categories]
      : [tag.category(id)],
};

/** Writes the categories that differ between two trees, including descendants whose paths changed. */
export async function writeTree(tx: Tx, before: Tree, after: Tree): Promise<void> {
  const written = inTreeOrder(after)
    .map((category) => ({ category, path: categoryPath(after, category.id) }))
    .filter(({ category, path }) => {
      const { id } = category;
      return categoryPath(before, id) !== path || differs(CATEGORY_KIND, before.get(id), category);
    });
  if (written.length === 0) return;
  await putCategories(tx, written);
  await putRoutes(
    tx,
    written.map(({ category, path }) => ({
      path,
      kind: "category" as const,
      targetId: category.id,
      metaTitle: category.metatitle || category.category,
      metaDescription: category.metadescription || summaryOf(category.description),
      canonical: category.canonical,
      isNoindex: category.noindex,
    })),
  );
}
