import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import type { Bundle } from "./bundle-writes.rules.ts";
import { saveBundles } from "./bundle-writes.service.ts";

export type BundleImport = Bundle;

export interface BundlesImport {
  bundles?: BundleImport[];
}

/** Writes bundles by id with their products and addresses. */
export async function importBundles(tx: Tx, { bundles = [] }: BundlesImport): Promise<void> {
  await saveBundles(tx, bundles, IMPORT);
}
