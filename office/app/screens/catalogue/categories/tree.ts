/** The tree of categories as the screens show it. Pure. */
import type { ListedStaffCategory } from "@curat/contract/staff/categories";

/** The field of a form whose things were dragged: "move.3.0". */
export const DRAGGED = "dragged";

export interface Branch extends ListedStaffCategory {
  below: Branch[];
}

/** The categories, told each right before what is below it, as a tree. */
export function treeOf(categories: readonly ListedStaffCategory[]): Branch[] {
  const below = Map.groupBy(categories, ({ parentID }) => parentID);
  const from = (parent: number | null): Branch[] =>
    (below.get(parent) ?? []).map((one) => ({ ...one, below: from(one.categoryID) }));
  return from(null);
}

/** What a list offers to choose a category from, each as deep as it stands; `without` and all below it are left out. */
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
