import { promisesOf } from "@curat/contract/promises.values";
import { useLayoutData } from "../../session/layout-data.ts";

/** Returns the shop's promises. Missing ones have the specified defaults. */
export function usePromises(): ReturnType<typeof promisesOf> {
  return promisesOf(useLayoutData()?.promises);
}
