import { darken, mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { ellipse, line, place, shape } from "../pieces/shapes.ts";
import { spreadCloth } from "./cloth.ts";
import { flatHand } from "./hands.ts";

/** A gloved hand on its cloth; `at` is the palm. */
export function wiping(
  pen: Pen,
  colour: string,
  at: readonly [number, number],
  turn: number,
  scale = 1,
): string {
  const [x, y] = at;
  return place(
    `<g transform="scale(1 0.8)">${place(spreadCloth(pen, mix(colour, "#ffffff", 0.24)), -60, 12, 0.88)}${place(flatHand(pen, darken(colour, 0.06), "#f1f4f7"), 0, 0, 0.94)}</g>`,
    x,
    y,
    scale,
    turn,
  );
}

/** The bright lane that a cloth leaves. */
export function lane(d: string, width: number): string {
  return (
    line(d, "#ffffff", width, `opacity="0.5" stroke-linecap="round"`) +
    line(d, "#ffffff", width * 0.62, `opacity="0.5" stroke-linecap="round"`)
  );
}

/** Splashes on a surface that is still to be wiped. */
export function splashes(
  spots: readonly (readonly [x: number, y: number, r: number])[],
  colour: string,
): string {
  return spots.map(([x, y, r]) => shape(ellipse(x, y, r, r * 0.5), colour, `opacity="0.34"`)).join("");
}
