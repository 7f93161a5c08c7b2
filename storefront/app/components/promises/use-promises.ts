import { promisesOf } from "@curat/contract/promises.values";
import { useLayoutData } from "../../session/layout-data.ts";

/** What the shop promises; where it says nothing, and around an error, what is specified. */
export function usePromises(): ReturnType<typeof promisesOf> {
  return promisesOf(useLayoutData()?.promises);
}
