import { promisesOf } from "@curat/contract/promises.values";
import { useLayoutData } from "../../session/layout-data.ts";

/** Returns the shop's promises; the specified defaults if it has none, or inside an error page. */
export function usePromises(): ReturnType<typeof promisesOf> {
  return promisesOf(useLayoutData()?.promises);
}
