/** Writing categories as they ought to stand: rows, addresses, read rows, and what to record. */
import type { Tx } from "../../../db/database.ts";
import { summaryOf } from "../../../text/html.ts";
import {
  type Actor,
  changedFields,
  changeSentence,
  type NewChange,
  type Tag,
  tag,
} from "../../changes/index.ts";
import { putRoutes } from "../../routing/index.ts";
import {
  type Category,
  CATEGORY_LABELS,
  type CategoryField,
  categoryPath,
  inTreeOrder,
  NAMING_FIELDS,
  type Tree,
} from "./categories.rules.ts";
import { putCategories } from "./categories.store.ts";
import { toKeptCategory } from "./categories.wire.ts";

/** Writes what differs between two trees, those below with their new addresses; nothing is removed. */
export async function writeTree(tx: Tx, before: Tree, after: Tree): Promise<void> {
  const written = inTreeOrder(after)
    .map((category) => ({ category, path: categoryPath(after, category.id) }))
    .filter(({ category, path }) => {
      const standing = before.get(category.id);
      return (
        !standing ||
        categoryPath(before, category.id) !== path ||
        differingFields(standing, category).length > 0
      );
    });
  if (written.length === 0) return;
  await putCategories(tx, written);
  await putRoutes(
    tx,
    written.map(({ category, path }) => ({
      path,
      kind: "category" as const,
      targetId: category.id,
      metaTitle: category.name,
      metaDescription: summaryOf(category.description),
    })),
  );
}

/** A category of one tree as it stands in the other; null where it is not. */
export function categoryChange(
  id: number,
  { before, after, actor }: { before: Tree; after: Tree; actor: Actor },
): NewChange {
  const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
  return {
    actor,
    subject: { kind: "category", id },
    sentence: changeSentence<CategoryField>(`Categoria „${(is ?? was)?.name ?? ""}”`, {
      gender: "feminine",
      before: was,
      after: is,
      labels: CATEGORY_LABELS,
    }),
    before: was && toKeptCategory(was),
    after: is && toKeptCategory(is),
    touched: touchedBy(was, is),
  };
}

/** Its own page, and every place where it is named when that differs; addresses and products touch what shows them. */
function touchedBy(was: Category | null, is: Category | null): Tag[] {
  const own = tag.category((is ?? was)?.id ?? 0);
  const isNaming = !was || !is || differingFields(was, is).some((field) => NAMING_FIELDS.has(field));
  return isNaming ? [own, tag.categories] : [own];
}

export function differingFields(before: Category, after: Category): CategoryField[] {
  return changedFields<CategoryField>(before, after, CATEGORY_LABELS);
}
