import { num } from "../pen.ts";
import { outline } from "../pieces/shapes.ts";
import { drawText } from "../text/text.ts";
import type { BrandStyle } from "./brand.ts";

/** The signs that a logo can be built on. */
export const LOGO_MARKS = [
  "drop",
  "leaf",
  "hexagon",
  "wave",
  "star",
  "monogram",
  "ring",
  "shield",
  "sun",
  "spark",
  "stripes",
  "crystal",
  "petals",
  "arc",
  "fold",
  "bubbles",
] as const;
export type LogoMark = (typeof LOGO_MARKS)[number];

/** The two tones of a mark: on white, or on a coloured ground. */
export interface MarkInks {
  first: string;
  second: string;
  /** What lies behind, for cut-outs. */
  ground: string;
}

const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const circle = (cx: number, cy: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${more}/>`;

function regular(sides: number, radius: number, turn = -90, inner?: number): string {
  const points = Array.from(
    { length: inner === undefined ? sides : sides * 2 },
    (_, index): [number, number, number] => {
      const angle = ((turn + (index * 360) / (inner === undefined ? sides : sides * 2)) * Math.PI) / 180;
      const reach = inner !== undefined && index % 2 === 1 ? inner : radius;
      return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle), inner === undefined ? 7 : 3];
    },
  );
  return outline(points);
}

type Drawing = (inks: MarkInks, name: string, brand: BrandStyle) => string;

const DRAWINGS: Record<LogoMark, Drawing> = {
  drop: ({ first, second, ground }) =>
    path("M50 3C66 28 84 44 84 64a34 34 0 0 1-68 0C16 44 34 28 50 3Z", first) +
    path("M50 96a34 34 0 0 0 34-32c-14-9-24 8-40 2S22 58 16 66a34 34 0 0 0 34 30Z", second) +
    path(
      "M32 62c0-10 5-18 11-26",
      "none",
      ` stroke="${ground}" stroke-width="5" stroke-linecap="round" opacity="0.85"`,
    ),
  leaf: ({ first, second, ground }) =>
    path("M12 88C4 42 34 10 92 8c2 56-26 88-70 80Z", first) +
    path("M12 92C22 62 44 40 92 8c2 56-26 88-70 80Z", second) +
    path("M10 94C24 64 42 46 70 30", "none", ` stroke="${ground}" stroke-width="5" stroke-linecap="round"`),
  hexagon: ({ first, second, ground }) =>
    path(regular(6, 48), first) +
    path("M50 50 91.6 26 91.6 74 50 98Z", second) +
    path(regular(6, 22), ground),
  wave: ({ first, second, ground }) =>
    circle(50, 50, 47, first) +
    path("M3 56c16-16 30-14 44-2s30 14 50-2a47 47 0 0 1-94 4Z", second) +
    path("M4 50c16-16 30-12 44-2s30 12 48-4", "none", ` stroke="${ground}" stroke-width="6"`),
  star: ({ first, second }) =>
    path(regular(5, 49, -90, 22), first) + path("M50 50 50 2 64 32 97 36 72 60Z", second, ' opacity="0.9"'),
  monogram: ({ first, second, ground }, name, brand) =>
    path(
      outline([
        [4, 4, 22],
        [96, 4, 22],
        [96, 96, 22],
        [4, 96, 22],
      ]),
      first,
    ) +
    path("M96 60V74q0 22-22 22H26L96 40Z", second) +
    drawText(name.slice(0, 1).toUpperCase(), {
      x: 50,
      y: 75,
      size: 70,
      weight: 800,
      typeface: brand.typeface,
      fill: ground,
      anchor: "middle",
    }),
  ring: ({ first, second }) =>
    path("M50 10a40 40 0 1 0 38 28", "none", ` stroke="${first}" stroke-width="15" stroke-linecap="round"`) +
    circle(74, 20, 12, second),
  shield: ({ first, second, ground }) =>
    path("M50 2 90 16V48C90 74 72 90 50 98 28 90 10 74 10 48V16Z", first) +
    path("M50 2 90 16V48C90 74 72 90 50 98Z", second) +
    path("M43 28H57V42H71V56H57V70H43V56H29V42H43Z", ground),
  sun: ({ first, second }) =>
    Array.from(
      { length: 12 },
      (_, ray) =>
        `<rect x="46" y="1" width="8" height="19" rx="4" fill="${ray % 2 ? second : first}" transform="rotate(${ray * 30} 50 50)"/>`,
    ).join("") + circle(50, 50, 23, first),
  spark: ({ first, second }) =>
    path("M42 8C46 40 52 46 84 52 52 58 46 64 42 96 38 64 32 58 0 52 32 46 38 40 42 8Z", first) +
    path("M80 2C82 16 84 18 98 22 84 26 82 28 80 42 78 28 76 26 62 22 76 18 78 16 80 2Z", second),
  stripes: ({ first, second }) =>
    path(
      outline([
        [30, 6, 6],
        [64, 6, 6],
        [36, 94, 6],
        [2, 94, 6],
      ]),
      first,
    ) +
    path(
      outline([
        [72, 6, 6],
        [98, 6, 6],
        [70, 94, 6],
        [44, 94, 6],
      ]),
      second,
    ),
  crystal: ({ first, second, ground }) =>
    path("M50 2 92 36 50 98 8 36Z", first) +
    path("M50 2 92 36 50 98Z", second) +
    path(
      "M8 36H92M50 2 32 36 50 98 68 36Z",
      "none",
      ` stroke="${ground}" stroke-width="3.5" stroke-linejoin="round"`,
    ),
  petals: ({ first, second, ground }) =>
    Array.from(
      { length: 6 },
      (_, petal) =>
        `<ellipse cx="50" cy="25" rx="14" ry="24" fill="${petal % 2 ? second : first}" opacity="0.92" transform="rotate(${petal * 60} 50 50)"/>`,
    ).join("") + circle(50, 50, 10, ground),
  arc: ({ first, second }) =>
    path("M6 84A44 44 0 0 1 94 84", "none", ` stroke="${first}" stroke-width="14" stroke-linecap="round"`) +
    path("M30 84A20 20 0 0 1 70 84", "none", ` stroke="${second}" stroke-width="14" stroke-linecap="round"`) +
    circle(50, 22, 9, second),
  fold: ({ first, second }) => path("M8 14H62L92 50H38Z", first) + path("M38 50H92L62 88H8Z", second),
  bubbles: ({ first, second, ground }) =>
    circle(40, 58, 36, first) +
    circle(78, 28, 19, second) +
    circle(82, 74, 11, first) +
    path("M20 54a20 20 0 0 1 16-17", "none", ` stroke="${ground}" stroke-width="6" stroke-linecap="round"`),
};

/** A mark in a square of 100 units. */
export function drawMark(brand: BrandStyle, inks: MarkInks): string {
  return DRAWINGS[brand.mark](inks, brand.name, brand);
}
