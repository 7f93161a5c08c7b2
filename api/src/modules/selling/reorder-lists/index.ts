/**
 * A customer's lists for ordering the same products again.
 *
 * - `reorder-lists.store.ts`: the lists
 *
 * Tables and views: reorder_list, reorder_list_line.
 */
export { eraseReorderLists, moveReorderLists, storedReorderLists } from "./personal-data.store.ts";
export {
  importReorderLists,
  type ReorderListImport,
  type ReorderListsImport,
} from "./reorder-lists.import.ts";
export { reorderListsRoutes } from "./reorder-lists.routes.ts";
export { listTexts } from "./texts.ts";
