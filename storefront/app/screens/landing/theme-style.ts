import { readTheme } from "@curat/contract/landing.values";
import type { LandingTheme } from "@curat/contract/landing.values";
import { pictureAt } from "@curat/contract/media.values";

export type ThemeStyle = Record<`--${string}`, string>;

const PICTURES = {
  "background-image-desktop": { width: 1920, media: "(min-width: 768px)" },
  "background-image-mobile": { width: 800, media: "(max-width: 767.98px)" },
} as const;
type PictureField = keyof typeof PICTURES;
const PATTERN_WIDTH = 160;

/** Returns the theme as custom properties. Drops invalid values. */
export function themeStyle(settings: Record<string, unknown> | undefined): ThemeStyle {
  const theme = readTheme(settings);
  return Object.fromEntries(
    Object.entries(theme).map(([field, value]) => [
      `--landing-${field}`,
      isPicture(field) ? `url("${addressOf(field, value, isTiled(theme))}")` : value,
    ]),
  );
}

/**
 * Returns the background pictures to preload. Browsers discover pictures in styles only when they render the
 * page.
 */
export function backgroundsOf(settings: Record<string, unknown> | undefined): Background[] {
  const theme = readTheme(settings);
  return Object.entries(theme).flatMap(([field, value]) =>
    isPicture(field) ? [{ href: addressOf(field, value, isTiled(theme)), media: PICTURES[field].media }] : [],
  );
}

export interface Background {
  href: string;
  media: string;
}

export function isTiled(theme: LandingTheme): boolean {
  return ["repeat", "space", "round"].includes(theme["background-repeat"] ?? "");
}

function isPicture(field: string): field is PictureField {
  return field in PICTURES;
}

function addressOf(field: PictureField, value: string, isPattern: boolean): string {
  return pictureAt(value, isPattern ? PATTERN_WIDTH : PICTURES[field].width);
}
