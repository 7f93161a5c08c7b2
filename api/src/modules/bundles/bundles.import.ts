import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml, summaryOf } from "../../text/html.ts";
import { putRoutes } from "../routing/index.ts";
import { bundlePath } from "./bundle-lines.store.ts";

export interface BundleImport {
  id: number;
  /** Address is /pachete/{slug}. */
  slug: string;
  name: string;
  /** HTML; cleaned on save. */
  description: string;
  picture: string | null;
  isPublished: boolean;
  sortOrder: number;
  /** Off the sum of its products' prices; at least 0 and below 100, at most one decimal. */
  percent: number;
  /** In their order on the page. */
  products: { productId: number; quantity: number }[];
}

export interface BundlesImport {
  bundles?: BundleImport[];
}

/** Writes bundles by id with their products and addresses. */
export async function importBundles(tx: Tx, { bundles = [] }: BundlesImport): Promise<void> {
  for (const bundle of bundles) {
    const row = {
      slug: bundle.slug,
      name: bundle.name,
      description: cleanHtml(bundle.description),
      picture: bundle.picture,
      is_published: bundle.isPublished,
      sort_order: bundle.sortOrder,
      percent: bundle.percent,
    };
    await tx
      .insertInto("bundle")
      .values({ id: bundle.id, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row))
      .execute();
    await tx.deleteFrom("bundle_product").where("bundle_id", "=", bundle.id).execute();
    const products = bundle.products.map(({ productId, quantity }, index) => ({
      bundle_id: bundle.id,
      product_id: productId,
      quantity,
      sort_order: index + 1,
    }));
    await insertInBatches(products, (rows) => tx.insertInto("bundle_product").values(rows).execute());
  }
  await putRoutes(
    tx,
    bundles.map(({ id, slug, name, description }) => ({
      path: bundlePath(slug),
      kind: "bundle" as const,
      targetId: id,
      metaTitle: name,
      metaDescription: summaryOf(description),
    })),
  );
}
