import type { Pen } from "../pen.ts";
import { backLabel, frontLabel, type Inset } from "../label/label.ts";
import type { PackshotSpec, Side } from "../spec.ts";
import type { Box } from "../text/fit.ts";
import { curvedPanel, line, rect, shape } from "./shapes.ts";

/** The front or the back label, whichever side is shown. */
export function labelArt(pen: Pen, spec: PackshotSpec, box: Box, side: Side, room: Inset = {}): string {
  const { inset = 0 } = room;
  return side === "back"
    ? backLabel(pen, spec, { ...box, x: box.x + box.w * inset * 0.7, w: box.w * (1 - inset * 1.4) })
    : frontLabel(pen, spec, box, room);
}

const PAPER_EDGE = `stroke-opacity="0.16"`;

/** A paper label round a bottle: sagging edges, light and shade of the body beneath. */
export function wrappedLabel(
  pen: Pen,
  spec: PackshotSpec,
  box: Box,
  { side, sag = 7, radius = 14, inset = 0 }: { side: Side; sag?: number; radius?: number; inset?: number },
): string {
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
  return `<g ${pen.clip(d)}>${inset > 0 && side === "back" ? shape(d, "#fbfbfa") : ""}${labelArt(pen, spec, grown, side, { inset })}</g>${shape(d, light)}${line(d, "#0b1220", 1.4, PAPER_EDGE)}`;
}

/** A paper label on a flat front. */
export function flatLabel(
  pen: Pen,
  spec: PackshotSpec,
  box: Box,
  { side, radius = 12 }: { side: Side; radius?: number },
): string {
  const d = rect(box.x, box.y, box.w, box.h, radius);
  const light = pen.linear(
    [0, 0, 1, 0.35],
    [
      [0, "#ffffff", 0.18],
      [0.3, "#ffffff", 0],
      [0.8, "#1b2736", 0.03],
      [1, "#1b2736", 0.12],
    ],
  );
  return `<g ${pen.clip(d)}>${labelArt(pen, spec, box, side)}</g>${shape(d, light)}${line(d, "#0b1220", 1.4, PAPER_EDGE)}`;
}

/**
 * Art (origin top-left, w × h) bent round an upright cylinder seen from above: cut into strips, each moved and
 * slanted so that neighbours meet. The middle of the art faces the eye.
 */
export function bentRound(
  pen: Pen,
  art: string,
  { w, h, rx, ry, strips = 14 }: { w: number; h: number; rx: number; ry: number; strips?: number },
): string {
  const id = pen.symbol(art);
  const angleAt = (u: number): number => ((u / w - 0.5) * w) / rx;
  let svg = "";
  for (let index = 0; index < strips; index++) {
    const [u0, u1] = [(w * index) / strips, (w * (index + 1)) / strips];
    const [a0, a1] = [angleAt(u0), angleAt(u1)];
    const [x0, x1] = [rx * Math.sin(a0), rx * Math.sin(a1)];
    const [y0, y1] = [ry * Math.cos(a0), ry * Math.cos(a1)];
    const matrix = [(x1 - x0) / (u1 - u0), (y1 - y0) / (u1 - u0), 0, 1].map(
      (value) => Math.round(value * 10000) / 10000,
    );
    // half a pixel of overlap hides the seams
    const clip = pen.clip(rect(u0 - 0.7, -4, u1 - u0 + 1.4, h + 8));
    svg += `<g transform="matrix(${matrix.join(" ")} ${(x0 - (matrix[0] ?? 0) * u0).toFixed(2)} ${(y0 - (matrix[1] ?? 0) * u0).toFixed(2)})"><g ${clip}><use href="#${id}"/></g></g>`;
  }
  return svg;
}
