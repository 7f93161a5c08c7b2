import type { PageRequest } from "../page/screen-types.ts";

/** Placeholder: the contract has no GET /brands/{id} yet, so a brand is not found. */
export async function loadBrand(_page: PageRequest): Promise<{ head: { title: string }; name: string } | null> {
  return null;
}
