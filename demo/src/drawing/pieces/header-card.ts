import type { Pen } from "../pen.ts";
import type { PackshotSpec } from "../spec.ts";
import { labelArt } from "./panel.ts";
import { line, rect } from "./shapes.ts";

/** A printed header card around 0, 0. */
export function headerCard(pen: Pen, spec: PackshotSpec, w: number, h: number): string {
  const d = rect(-w / 2, -h / 2, w, h, 14);
  return (
    `<g transform="translate(8 12)"><path d="${d}" fill="#1b2736" opacity="0.24" ${pen.blur(8)}/></g>` +
    `<g ${pen.clip(d)}>${labelArt(pen, spec, { x: -w / 2, y: -h / 2, w, h }, "front")}</g>` +
    line(d, "#0b1220", 1.6, `opacity="0.2"`)
  );
}
