/** Addresses and specs of the catalogue's own pictures: banners, logos, icons, category pictures. */
import { BRANDS, type BrandKey } from "../catalogue/brands.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { FEATURE_ICONS, type FeatureKey } from "../catalogue/features.ts";
import { variantsOf } from "../catalogue/variants.ts";
import type { BannerSpec, BannerTheme, IconName } from "../drawing/index.ts";
import { brandStyle, packshotUrls } from "./packshots.ts";
import { basesBelow, sceneSpec } from "./scenes.ts";
import { mediaUrl } from "./version.ts";

/** Room and icon of each category of the first level. */
const ROOTS: Record<string, { theme: BannerTheme; icon: IconName }> = {
  "solutii-curatare": { theme: "bathroom", icon: "spray" },
  dezinfectie: { theme: "hospital", icon: "disinfect" },
  "spalare-rufe": { theme: "laundry", icon: "laundry" },
  "spalare-vase": { theme: "kitchen", icon: "dish" },
  hartie: { theme: "hotel", icon: "paper" },
  saci: { theme: "warehouse", icon: "bin" },
  protectie: { theme: "hospital", icon: "gloves" },
  "ingrijire-piele": { theme: "bathroom", icon: "soap" },
  odorizare: { theme: "hotel", icon: "air" },
  ustensile: { theme: "office", icon: "tools" },
  dispensere: { theme: "office", icon: "dispenser" },
  masini: { theme: "warehouse", icon: "machine" },
  "cosuri-si-pubele": { theme: "garden", icon: "bin" },
  daunatori: { theme: "garden", icon: "pest" },
  auto: { theme: "car", icon: "car" },
};

export const BANNER_SIZES = {
  wide: { width: 1600, height: 400 },
  mobile: { width: 800, height: 640 },
} as const;

export function iconUrl(rootCategory: string): string | null {
  const icon = ROOTS[rootCategory]?.icon;
  return icon ? mediaUrl(`icon/${icon}`, icon) : null;
}

export function featurePictureUrl(feature: FeatureKey): string {
  const icon = FEATURE_ICONS[feature];
  return mediaUrl(`icon/${icon}`, icon);
}

export function logoUrl(brand: string): string {
  return mediaUrl(`logo/${brand}`, brandStyle(brand as BrandKey));
}

export function isBrandKey(key: string): key is BrandKey {
  return key in BRANDS;
}

/** The first picture of what stands for a category: a product of its own look before any other. */
export function categoryPictureUrl(key: string): string | null {
  const bases = basesBelow(key);
  const look = CATEGORIES.find((category) => category.key === key)?.look;
  const base = bases.find(({ drawing }) => drawing.kind === look) ?? bases[0];
  const variant = base && variantsOf(base)[0];
  return (variant && packshotUrls(variant)[0]) ?? null;
}

export function bannerUrls(category: string): { picture: string; pictureMobile: string } {
  return {
    picture: mediaUrl(`banner/${category}`, categoryBanner(category, "wide")),
    pictureMobile: mediaUrl(`banner/${category}-mobile`, categoryBanner(category, "mobile")),
  };
}

/** Goods of the category in its room; undefined for other than first-level categories. */
export function categoryBanner(category: string, shape: keyof typeof BANNER_SIZES): BannerSpec | undefined {
  const theme = ROOTS[category]?.theme;
  const children = CATEGORIES.filter(({ parent }) => parent === category).map(({ key }) => key);
  return (
    theme &&
    sceneSpec(category, {
      theme,
      categories: children,
      count: shape === "wide" ? 5 : 3,
      ...BANNER_SIZES[shape],
    })
  );
}
