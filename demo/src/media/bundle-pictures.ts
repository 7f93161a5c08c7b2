/** Pictures of bundles: their own goods side by side in a room. */
import { BUNDLES } from "../catalogue/bundles-written.ts";
import { allBases } from "../catalogue/catalogue.ts";
import { variantsOf } from "../catalogue/variants.ts";
import type { BannerSpec } from "../drawing/index.ts";
import { packshotSpec } from "./packshots.ts";
import { mediaUrl } from "./version.ts";

const SIZE = { width: 1240, height: 930 };

/** How a bundle is drawn; undefined for an unknown one. */
export function bundlePicture(slug: string): BannerSpec | undefined {
  const bundle = BUNDLES.find((each) => each.slug === slug);
  if (!bundle) return undefined;
  const products = bundle.items.flatMap(({ base }) => {
    const variant = allBases()
      .filter(({ key }) => key === base)
      .flatMap(variantsOf)[0];
    return variant ? [packshotSpec(variant, 0)] : [];
  });
  return { theme: bundle.theme, products, seed: `bundle ${slug}`, ...SIZE };
}

export function bundlePictureUrl(slug: string): string {
  return mediaUrl(`bundle/${slug}`, bundlePicture(slug));
}
