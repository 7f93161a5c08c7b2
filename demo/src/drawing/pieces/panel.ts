import type { Pen } from "../pen.ts";
import { backLabel, frontLabel } from "../label/label.ts";
import type { PackshotSpec, Side } from "../spec.ts";
import type { Box } from "../text/fit.ts";
import { curvedPanel, line, rect, shape } from "./shapes.ts";

/** The front or the back label, whichever side is shown. */
export function labelArt(pen: Pen, spec: PackshotSpec, box: Box, side: Side): string {
  return side === "back" ? backLabel(pen, spec, box) : frontLabel(pen, spec, box);
}

const PAPER_EDGE = `stroke-opacity="0.16"`;

/** A paper label round a bottle: sagging edges, light and shade of the body beneath. */
export function wrappedLabel(pen: Pen, spec: PackshotSpec, box: Box, { side, sag = 7, radius = 14 }: { side: Side; sag?: number; radius?: number }): string {
  const d = curvedPanel(box.x, box.y, box.w, box.h, sag, radius);
  const grown = { ...box, h: box.h + sag * 1.2 };
  const light = pen.linear("across", [
    [0, "#1b2736", 0.26],
    [0.06, "#1b2736", 0.1],
    [0.18, "#ffffff", 0.2],
    [0.3, "#ffffff", 0.12],
    [0.45, "#ffffff", 0],
    [0.72, "#1b2736", 0.05],
    [0.9, "#1b2736", 0.18],
    [1, "#1b2736", 0.32],
  ]);
  return `<g ${pen.clip(d)}>${labelArt(pen, spec, grown, side)}</g>${shape(d, light)}${line(d, "#0b1220", 1.4, PAPER_EDGE)}`;
}

/** A paper label on a flat front. */
export function flatLabel(pen: Pen, spec: PackshotSpec, box: Box, { side, radius = 12 }: { side: Side; radius?: number }): string {
  const d = rect(box.x, box.y, box.w, box.h, radius);
  const light = pen.linear([0, 0, 1, 0.35], [[0, "#ffffff", 0.18], [0.3, "#ffffff", 0], [0.8, "#1b2736", 0.03], [1, "#1b2736", 0.12]]);
  return `<g ${pen.clip(d)}>${labelArt(pen, spec, box, side)}</g>${shape(d, light)}${line(d, "#0b1220", 1.4, PAPER_EDGE)}`;
}

/** Print that covers a whole body (lithographed can, film, sleeve), shaded by the body itself afterwards. */
export function sleeve(pen: Pen, spec: PackshotSpec, d: string, box: Box, side: Side): string {
  return `<g ${pen.clip(d)}>${labelArt(pen, spec, box, side)}</g>`;
}
