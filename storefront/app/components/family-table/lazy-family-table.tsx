/** The table in a chunk of its own: lists of cards are not heavier for it. */
import { lazyScreen } from "../../navigation/lazy-screen.tsx";

export const { Screen: LazyFamilyTable } = lazyScreen(() => import("./family-table.tsx"));
