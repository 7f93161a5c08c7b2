/** A separate chunk, which lists of cards do not load. */
import { lazyScreen } from "../../navigation/lazy-screen.tsx";

export const { Screen: LazyFamilyTable } = lazyScreen(() => import("./family-table.tsx"));
