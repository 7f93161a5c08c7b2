import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { boxOf, type Cuboid, plainFace } from "../pieces/cuboid.ts";
import { labelArt } from "../pieces/panel.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** A lockable bait station: low, black, with its entrance and key lock. */
export const baitBox: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? "#2a2e33";
  const size: Cuboid = { w: 560, h: 190, d: 300, yaw: 26, pitch: 24 };
  const ribsAcross = (w: number, h: number): string =>
    Array.from({ length: 6 }, (_, index) =>
      line(
        `M${num(w * 0.08)} ${num(h * (0.16 + index * 0.14))}H${num(w * 0.92)}`,
        "#ffffff",
        2,
        `opacity="0.1"`,
      ),
    ).join("");
  const front =
    plainFace(size.w, size.h, colour) +
    shape(ellipse(110, 128, 56, 48), "#0a0c0f") +
    line(ellipse(110, 128, 60, 52), "#ffffff", 3, `opacity="0.2"`) +
    `<g ${pen.clip(rect(210, 30, 310, 130, 8))}>${labelArt(pen, spec, { x: 210, y: 30, w: 310, h: 130 }, side)}</g>`;
  const top =
    plainFace(size.w, size.d, lighten(colour, 0.12)) +
    line(rect(24, 24, size.w - 48, size.d - 48, 24), "#ffffff", 3, `opacity="0.18"`) +
    line(rect(27, 28, size.w - 48, size.d - 48, 24), "#000000", 3, `opacity="0.3"`) +
    place(
      drawLockup(spec.brand, { x: -150, y: -40, w: 300, h: 80 }, { ground: colour, align: "middle" }),
      size.w / 2,
      size.d / 2,
    ) +
    shape(ellipse(size.w - 70, size.d - 70, 20, 20), "#0a0c0f") +
    line(`M${num(size.w - 80)} ${num(size.d - 70)}h20`, "#c4a03a", 5);
  const { svg, view } = boxOf(pen, size, {
    front,
    side: plainFace(size.d, size.h, darken(colour, 0.1)) + ribsAcross(size.d, size.h),
    top,
  });
  return {
    svg,
    ...view.bounds,
    stack: view.stack,
    fill: 0.74,
    heightCm: 9,
    focus: { x: view.at(-160, 60, 150)[0], y: view.at(-160, 60, 150)[1], r: 110 },
  };
};
