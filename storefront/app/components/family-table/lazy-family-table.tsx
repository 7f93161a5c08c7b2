/** A separate chunk, loaded only for lists in table view. */
import { lazyScreen } from "../../navigation/lazy-screen.tsx";

export const { Screen: LazyFamilyTable } = lazyScreen(() => import("./family-table.tsx"));
