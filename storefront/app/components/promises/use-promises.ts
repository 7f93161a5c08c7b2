import { promisesOf } from "@curat/contract/promises.values";
import { useLayoutData } from "../../session/layout-data.ts";

/** Returns the shop's promises, or the specified defaults if they are missing. */
export function usePromises(): ReturnType<typeof promisesOf> {
  return promisesOf(useLayoutData()?.promises);
}
