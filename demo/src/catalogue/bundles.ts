import { z } from "zod";
import type { BundleImport } from "@curat/api";
import { readData } from "../data/read-data.ts";
import { pictureUrl } from "../media/addresses.ts";
import { allBases } from "./catalogue.ts";
import type { GrownProduct } from "./grow.ts";

const bundle = z.strictObject({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  percent: z.number(),
  /** Base products with quantities. Another product of the same category replaces a base that the shop lacks. */
  items: z.array(z.strictObject({ base: z.string(), quantity: z.int().positive() })),
});
type Bundle = z.infer<typeof bundle>;

export const BUNDLES: readonly Bundle[] = readData("bundles", z.array(bundle));

const FEWEST = 2;

/** Returns bundles of each family's first product in stock. A small shop may have fewer bundles. */
export function bundleImports(products: readonly GrownProduct[]): BundleImport[] {
  return BUNDLES.flatMap(({ slug, name, description, percent, items }, index): BundleImport[] => {
    // Two replacements may be the same product, which a bundle contains only once.
    const found: BundleImport["products"] = [];
    for (const item of items) {
      const otherProducts = products.filter(({ product }) =>
        found.every(({ productId }) => productId !== product.id),
      );
      found.push(...[productOf(item, otherProducts) ?? []].flat());
    }
    if (found.length < FEWEST || found.length < items.length) return [];
    return [
      {
        id: index + 1,
        slug,
        name,
        description,
        picture: pictureUrl(`bundle/${slug}`),
        isPublished: true,
        sortOrder: index + 1,
        percent,
        products: found,
      },
    ];
  });
}

function productOf(
  { base, quantity }: Bundle["items"][number],
  products: readonly GrownProduct[],
): BundleImport["products"][number] | undefined {
  const category = allBases().find(({ key }) => key === base)?.category;
  const isSold = ({ product }: GrownProduct): boolean =>
    product.stock >= 8 * quantity && product.minQuantity <= quantity;
  const found =
    products.find((grown) => grown.variant.base.key === base && isSold(grown)) ??
    products.find((grown) => grown.variant.base.category === category && isSold(grown));
  return found && { productId: found.product.id, quantity };
}
