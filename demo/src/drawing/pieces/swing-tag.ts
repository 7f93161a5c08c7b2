import { drawLockup } from "../brand/logo.ts";
import type { Pen } from "../pen.ts";
import type { PackshotSpec } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";
import { line, place, rect, shape } from "./shapes.ts";

/** A cardboard tag with brand and name for goods without a printed face; its string is tied at `x`, `y`. */
export function swingTag(
  pen: Pen,
  spec: PackshotSpec,
  [x, y]: readonly [number, number],
  { scale = 1, turn = 7 }: { scale?: number; turn?: number } = {},
): string {
  const card = rect(-92, 34, 184, 216, 12);
  const { main } = spec.brand.palette;
  return place(
    line("M0 0C-8 14 -6 30 0 52", "#7c8794", 3) +
      `<g transform="translate(7 10)"><path d="${card}" fill="#1b2736" opacity="0.22" ${pen.blur(6)}/></g>` +
      shape(card, "#ffffff") +
      `<g ${pen.clip(card)}>${shape(rect(-92, 34, 184, 104), main)}${shape(rect(-92, 138, 184, 8), spec.accent)}</g>` +
      drawLockup(spec.brand, { x: -74, y: 74, w: 148, h: 46 }, { ground: main, align: "middle" }) +
      drawTextBlock(
        spec.title,
        { x: -76, y: 156, w: 152, h: 46 },
        { maxSize: 30, maxLines: 2, weight: 700, fill: "#1d2530", align: "middle" },
      ).svg +
      drawTextBlock(
        spec.quantity ?? spec.descriptor ?? "",
        { x: -76, y: 206, w: 152, h: 34 },
        { maxSize: 17, maxLines: 2, weight: 400, fill: "#4b5563", align: "middle" },
      ).svg +
      shape("M-9 54a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z", "#eef1f4", `stroke="#8a96a3" stroke-width="2"`) +
      line(card, "#0b1220", 1.4, `opacity="0.18"`),
    x,
    y,
    scale,
    turn,
  );
}
