import type { BUNDLE } from "@curat/contract/staff/bundle.values";
import type { Tx } from "../../../db/database.ts";
import { IMPORT, type ImportOf } from "../../platform/changes/index.ts";
import { saveBundles } from "./bundle-writes.service.ts";
import { ROWS } from "./bundle-writes.store.ts";

export type BundleImport = { id: number } & ImportOf<typeof BUNDLE, never> & {
    products: { productId: number; quantity: number }[];
  };

export interface BundlesImport {
  bundles?: BundleImport[];
}

/** Upserts bundles by id, with their products and URLs. */
export async function importBundles(tx: Tx, { bundles = [] }: BundlesImport): Promise<void> {
  const records = bundles.map(({ id, products, ...bundle }) => ({
    id,
    ...ROWS.fromImport(bundle, undefined),
    products: products.map(({ productId, quantity }) => ({ productID: productId, quantity })),
  }));
  await saveBundles(tx, records, IMPORT);
}
