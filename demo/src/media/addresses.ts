/** URLs of pictures and films: "/media/x/y" is the file `demo/media/x/y.webp`. */
import { z } from "zod";
import type { BaseProduct } from "../catalogue/base-product.ts";
import { FEATURE_ICONS, type FeatureKey } from "../catalogue/features.ts";
import type { Variant } from "../catalogue/variants.ts";
import { readData } from "../data/read-data.ts";

/** Additional picture names of products, which show other products of the family. */
const FURTHER_VIEWS = readData("further-views", z.record(z.string(), z.array(z.string())));

/** Returns a picture's URL by folder and name, such as "blog/calcarul-din-baie". */
export function pictureUrl(name: string): string {
  return `/media/${name}`;
}

function packshotUrl(key: string): string {
  return pictureUrl(`packshot/${key}`);
}

/** Returns a product's pictures, its own first. */
export function packshotUrls({ key }: Variant): string[] {
  return [key, ...(FURTHER_VIEWS[key] ?? [])].map(packshotUrl);
}

/** Returns the icon's URL, or null without an icon. */
export function iconUrl(icon: string | undefined): string | null {
  return icon === undefined ? null : pictureUrl(`icon/${icon}`);
}

export function featurePictureUrl(feature: FeatureKey): string {
  return pictureUrl(`icon/${FEATURE_ICONS[feature]}`);
}

export function logoUrl(brand: string): string {
  return pictureUrl(`logo/${brand}`);
}

/** Returns a picture in its wide and mobile formats. */
export function bothShapes(name: string): { picture: string; pictureMobile: string } {
  return { picture: pictureUrl(name), pictureMobile: pictureUrl(`${name}-mobile`) };
}

/** Returns a top-level category's banner. */
export function bannerUrls(category: string): { picture: string; pictureMobile: string } {
  return bothShapes(`banner/${category}`);
}

/** Returns a product's short film, if it has one. */
export function filmUrls({ key, video }: BaseProduct): string[] {
  return video ? [`/media/film/${key}.webm`] : [];
}
