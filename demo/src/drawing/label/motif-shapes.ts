import { num } from "../pen.ts";
import type { Chance } from "../chance.ts";
import { place } from "../pieces/shapes.ts";

export type Motif = (accent: string, chance: Chance) => string;

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;

/** A painted path. */
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A leaf with its vein, turned and sized. */
export const leafAt = (
  x: number,
  y: number,
  turn: number,
  size: number,
  fill: string,
  vein: string,
): string =>
  place(
    path("M0 0C8-22 34-30 58-22 48 4 24 14 0 0Z", fill) +
      path("M2-1C18-10 36-17 54-21", "none", `stroke="${vein}" stroke-width="2"`),
    x,
    y,
    size,
    turn,
  );
