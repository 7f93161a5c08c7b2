/** Calculates the contrast between a page's colours (WCAG 2.2, 1.4.3). */
import type { LandingTheme } from "@curat/contract/landing.values";

const ENOUGH = 4.5;

/** Default colours, as in the design tokens of `ui`. */
const INK = "#16181d";
const PAPER = "#ffffff";
const ACCENT = "#c8102e";

export interface LowContrast {
  what: string;
  /** Contrast ratio from 1 to 21. */
  ratio: number;
}

/** Returns pairs of theme colours whose contrast is too low. Skips colours that cannot be parsed. */
export function lowContrasts(theme: LandingTheme): LowContrast[] {
  const main = theme["main-background-color"] ?? PAPER;
  const text = theme["text-color"] ?? INK;
  const title = theme["title-color"] ?? text;
  const pairs: [string, string, string][] = [
    ["Textul pe fundalul conținutului", text, main],
    ["Titlurile pe fundalul conținutului", title, main],
    [
      "Reducerile de pe produse",
      theme["call-action-color"] ?? PAPER,
      theme["background-call-action"] ?? ACCENT,
    ],
  ];
  const titles = theme["background-title"];
  if (titles !== undefined) pairs.push(["Titlurile pe fundalul lor", title, titles]);
  const page = over(colourOf(main), WHITE) ?? WHITE;
  return pairs.flatMap(([what, front, back]) => {
    const behind = over(colourOf(back), page);
    const shown = behind && over(colourOf(front), behind);
    if (!behind || !shown) return [];
    const ratio = contrastOf(shown, behind);
    return ratio < ENOUGH ? [{ what, ratio: Math.floor(ratio * 100) / 100 }] : [];
  });
}

/** Red, green and blue (0 to 255), and opacity (0 to 1). */
type Colour = [number, number, number, number];
const WHITE: Colour = [255, 255, 255, 1];

const NAMED: Record<string, string | undefined> = {
  white: "#ffffff",
  black: "#000000",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  red: "#ff0000",
  maroon: "#800000",
  orange: "#ffa500",
  yellow: "#ffff00",
  olive: "#808000",
  lime: "#00ff00",
  green: "#008000",
  teal: "#008080",
  aqua: "#00ffff",
  blue: "#0000ff",
  navy: "#000080",
  purple: "#800080",
  fuchsia: "#ff00ff",
  transparent: "#00000000",
};

/** Parses a theme's colour. Returns undefined if it is invalid. */
export function colourOf(text: string): Colour | undefined {
  const name = text.trim().toLowerCase();
  const written = NAMED[name] ?? name;
  const [, hex] = /^#((?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))$/.exec(written) ?? [];
  if (hex !== undefined) {
    const full = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const [, kind, inside = ""] = /^(rgb|hsl)a?\(([\d\s,.%]+)\)$/.exec(written) ?? [];
  const [one = 0, two = 0, three = 0, alpha = 1] = inside.split(",").map((part) => Number.parseFloat(part));
  if (kind === "rgb") return [one, two, three, alpha];
  return kind === "hsl" ? [...fromHsl(one, two / 100, three / 100), alpha] : undefined;
}

/** Returns a colour as six hex digits for a colour input. Undefined if it is invalid or transparent. */
export function hexOf(text: string): string | undefined {
  const colour = colourOf(text);
  if (!colour || colour[3] < 1) return undefined;
  return `#${colour
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, "0"))
    .join("")}`;
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return (
      255 *
      (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [part(0), part(8), part(4)];
}

function over(front: Colour | undefined, back: Colour): Colour | undefined {
  if (!front) return undefined;
  const [red, green, blue, alpha] = front;
  const mixed = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mixed(red, back[0]), mixed(green, back[1]), mixed(blue, back[2]), 1];
}

function contrastOf(one: Colour, other: Colour): number {
  // The cast is safe, because sorting keeps both elements.
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
