/** Addresses and specs of the catalogue's own pictures: banners, logos, icons, category pictures. */
import { BRANDS, type BrandKey } from "../catalogue/brands.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { FEATURE_ICONS, type FeatureKey } from "../catalogue/features.ts";
import { variantsOf } from "../catalogue/variants.ts";
import type { BannerSpec, BannerTheme, IconName } from "../drawing/index.ts";
import { brandStyle, packshotUrls } from "./packshots.ts";
import { basesBelow, sceneSpec } from "./scenes.ts";
import { mediaUrl } from "./version.ts";

/** Room, icon and what a hand does in the banner of each category of the first level. */
const ROOTS: Record<string, { theme: BannerTheme; icon: IconName; act?: BannerSpec["act"] }> = {
  "solutii-curatare": { theme: "bathroom", icon: "spray", act: { name: "spray", colour: "#35b6e6" } },
  dezinfectie: { theme: "hospital", icon: "disinfect" },
  "spalare-rufe": { theme: "laundry", icon: "laundry" },
  "spalare-vase": { theme: "kitchen", icon: "dish", act: { name: "twoGlasses", colour: "#3fa7d6" } },
  hartie: { theme: "bathroom", icon: "paper", act: { name: "tearPaper", colour: "#cfdcec" } },
  saci: { theme: "warehouse", icon: "bin", act: { name: "tieBag", colour: "#3a424c" } },
  protectie: { theme: "hospital", icon: "gloves", act: { name: "threeGloves", colour: "#3f7fd0" } },
  "ingrijire-piele": { theme: "bathroom", icon: "soap" },
  odorizare: { theme: "hotel", icon: "air" },
  ustensile: { theme: "office", icon: "tools", act: { name: "mopLane", colour: "#2f8fd0" } },
  dispensere: { theme: "washroom", icon: "dispenser", act: { name: "underDispenser", colour: "#63c1b5" } },
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

/** Goods of the category in its room; a hand at work leaves room for few, and on a phone for none. Undefined for other than first-level categories. */
export function categoryBanner(category: string, shape: keyof typeof BANNER_SIZES): BannerSpec | undefined {
  const root = ROOTS[category];
  if (!root) return undefined;
  const { theme, act } = root;
  const children = CATEGORIES.filter(({ parent }) => parent === category).map(({ key }) => key);
  const size = BANNER_SIZES[shape];
  if (act && shape === "mobile")
    return sceneSpec(category, { theme, act, categories: [], count: 0, ...size });
  const count = shape === "mobile" ? 3 : act ? 2 : 5;
  const scene = sceneSpec(category, { theme, categories: children, count, ...size });
  return scene && (act ? { ...scene, act } : scene);
}
