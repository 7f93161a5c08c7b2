export { eraseReorderLists, moveReorderLists, storedReorderLists } from "./personal-data.store.ts";
export { reorderListsRoutes } from "./reorder-lists.routes.ts";
export { listTexts } from "./texts.ts";
