/** A landing page's theme as custom properties; landing.module.css says what each one colours. */
import { readTheme } from "@curat/contract/landing.values";
import type { LandingTheme } from "@curat/contract/landing.values";
import { pictureAt } from "@curat/contract/media.values";

export type ThemeStyle = Record<`--${string}`, string>;

/** The pictures behind a page, each with its width and its windows (landing.module.css). */
const PICTURES = {
  "background-image-desktop": { width: 1920, media: "(min-width: 768px)" },
  "background-image-mobile": { width: 800, media: "(max-width: 767.98px)" },
} as const;
type PictureField = keyof typeof PICTURES;
/** Pictures that repeat are patterns: as small as they come. */
const PATTERN_WIDTH = 160;

/** What a provider sends is held against the same list as what is stored: nothing else gets into a style. */
export function themeStyle(settings: Record<string, unknown> | undefined): ThemeStyle {
  const theme = readTheme(settings);
  return Object.fromEntries(
    Object.entries(theme).map(([field, value]) => [
      `--landing-${field}`,
      isPicture(field) ? `url("${addressOf(field, value, isTiled(theme))}")` : value,
    ]),
  );
}

/** The pictures behind the page, to be fetched at once: a browser finds those of a style only when it draws. */
export function backgroundsOf(settings: Record<string, unknown> | undefined): Background[] {
  const theme = readTheme(settings);
  return Object.entries(theme).flatMap(([field, value]) =>
    isPicture(field) ? [{ href: addressOf(field, value, isTiled(theme)), media: PICTURES[field].media }] : [],
  );
}

export interface Background {
  href: string;
  /** Windows that show it. */
  media: string;
}

/** Whether the picture is a pattern that repeats rather than one picture. */
export function isTiled(theme: LandingTheme): boolean {
  return ["repeat", "space", "round"].includes(theme["background-repeat"] ?? "");
}

function isPicture(field: string): field is PictureField {
  return field in PICTURES;
}

function addressOf(field: PictureField, value: string, isPattern: boolean): string {
  return pictureAt(value, isPattern ? PATTERN_WIDTH : PICTURES[field].width);
}
