import type { ListedStaffCategory } from "@curat/contract/staff/categories";

/** Name of the field that contains a move by drag and drop, such as "move.3.0". */
export const DRAGGED = "dragged";

export interface Branch extends ListedStaffCategory {
  below: Branch[];
}

export function treeOf(categories: readonly ListedStaffCategory[]): Branch[] {
  const below = Map.groupBy(categories, ({ parentID }) => parentID);
  const from = (parent: number | null): Branch[] =>
    (below.get(parent) ?? []).map((one) => ({ ...one, below: from(one.categoryID) }));
  return from(null);
}

/** Returns select options, indented by level. Omits the category `without` and its subcategories. */
export function categoryOptions(
  categories: readonly ListedStaffCategory[],
  without?: number,
): { value: string; label: string }[] {
  const from = (branches: Branch[], depth: number): { value: string; label: string }[] =>
    branches
      .filter(({ categoryID }) => categoryID !== without)
      .flatMap(({ categoryID, category, below }) => [
        { value: String(categoryID), label: `${"— ".repeat(depth)}${category}` },
        ...from(below, depth + 1),
      ]);
  return from(treeOf(categories), 0);
}
