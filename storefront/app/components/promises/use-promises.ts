import { promisesOf } from "@curat/contract/promises.values";
import { useLayoutData } from "../../session/layout-data.ts";

/** Returns the shop's promises. Falls back to the specified defaults if it has none, and on an error page. */
export function usePromises(): ReturnType<typeof promisesOf> {
  return promisesOf(useLayoutData()?.promises);
}
