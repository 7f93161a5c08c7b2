import type { Pen } from "../pen.ts";
import type { PackshotSpec } from "../spec.ts";
import { ellipse, line, outline, rect, shape } from "./shapes.ts";
import { part } from "./tooling.ts";

/** A ribbed rubber grip between its neck at y = -200 and its end. */
export function ribbedGrip(pen: Pen, colour: string): string {
  return (
    part(
      pen,
      outline([
        [-38, -640, 38],
        [38, -640, 38],
        [46, -420, 40],
        [34, -200, 20],
        [-34, -200, 20],
        [-46, -420, 40],
      ]),
      "#2b3036",
    ) +
    line("M-20-606V-250", "#ffffff", 7, `opacity="0.25" stroke-linecap="round"`) +
    Array.from({ length: 9 }, (_, index) =>
      line(`M-36 ${-560 + index * 30}H36`, "#000000", 6, `opacity="0.32"`),
    ).join("") +
    shape(ellipse(0, -604, 13, 13), "#ffffff", `opacity="0.9"`) +
    part(pen, rect(-44, -250, 88, 56, 12), colour)
  );
}

/** Half the width of a tool in drawing units, from the centimetres in `quantity` or the descriptor. */
export function toolWidth({ width }: PackshotSpec, smallest: number, perCm: number): number {
  return smallest + (width ?? 30) * perCm;
}
