import type { Pen } from "../pen.ts";
import { place } from "../pieces/shapes.ts";
import { WALL_END } from "./act.ts";
import { ACTS, type ActName } from "./acts.ts";

/** The act in a picture of that size: large in its middle, on broad strips at the right of the words. */
export function drawAct(
  pen: Pen,
  { name, colour }: { name: ActName; colour: string },
  { w, h }: { w: number; h: number },
): { svg: string; floor: number } {
  const ratio = w / h;
  // broad pictures are cut at their top where the page is wider still
  const scale = ratio < 1.2 ? w / 1000 : (h / 750) * (ratio > 2.2 ? 0.84 : 1);
  const middle = w * (ratio > 2.2 ? 0.75 : ratio > 1.5 ? 0.54 : 0.5);
  const foot = h;
  return {
    svg: place(ACTS[name]({ pen, colour }), middle, foot, scale),
    floor: foot + WALL_END * scale,
  };
}
