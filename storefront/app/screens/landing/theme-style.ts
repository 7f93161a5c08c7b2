/** A landing page's theme as custom properties; landing.module.css says what each one colours. */
import { readTheme } from "@curat/contract/landing.values";
import type { LandingTheme } from "@curat/contract/landing.values";
import { pictureAt } from "../../components/picture/picture-sources.ts";

export type ThemeStyle = Record<`--${string}`, string>;

const PICTURES = { "background-image-desktop": 1920, "background-image-mobile": 800 } as const;
/** Pictures that repeat are patterns: as small as they come. */
const PATTERN_WIDTH = 160;

/** What a provider sends is held against the same list as what is stored: nothing else gets into a style. */
export function themeStyle(settings: Record<string, unknown> | undefined): ThemeStyle {
  const theme = readTheme(settings);
  return Object.fromEntries(
    Object.entries(theme).map(([field, value]) => [
      `--landing-${field}`,
      valueOf(field, value, isTiled(theme)),
    ]),
  );
}

/** Whether the picture is a pattern that repeats rather than one picture. */
export function isTiled(theme: LandingTheme): boolean {
  return ["repeat", "space", "round"].includes(theme["background-repeat"] ?? "");
}

function valueOf(field: string, value: string, isPattern: boolean): string {
  if (!(field in PICTURES)) return value;
  const width = PICTURES[field as keyof typeof PICTURES];
  return `url("${pictureAt(value, isPattern ? PATTERN_WIDTH : width)}")`;
}
