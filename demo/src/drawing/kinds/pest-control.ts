import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { type Cuboid, boxOf, plainFace } from "../pieces/cuboid.ts";
import { floorShadow } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { printedBox } from "../pieces/printed-box.ts";
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

/** Glue traps: the printed box and one trap folded to a little tent. */
export const insectTrap: KindDrawing = (pen, spec, side) => {
  const { svg, figure } = printedBox(pen, spec, { w: 380, h: 520, d: 110, yaw: 20, pitch: 9 }, side);
  if (side === "back" || side === "pair") return { svg, ...figure, fill: 0.78, heightCm: 22 };
  const { main, dark } = spec.brand.palette;
  const slope = "M-150 0L-40-170L250-190L170-10Z";
  const tent =
    floorShadow(pen, 30, 200, 0, 0.1) +
    shape("M-150 0L-40-170L60 14Z", "#3a3f46") +
    shape("M-132-4L-44-142L40 8Z", "#f3d777") +
    line("M-96-20l18-9M-50-48l16 9M-40-96l14 5M-20-24l18-6", "#3a2c12", 6, `stroke-linecap="round"`) +
    shape("M-40-170L250-190L330 2L60 14Z", main) +
    shape(
      "M-40-170L250-190L330 2L60 14Z",
      pen.linear(
        [0, 0, 0.4, 1],
        [
          [0, "#ffffff", 0.35],
          [1, "#0b1220", 0.14],
        ],
      ),
    ) +
    `<g transform="matrix(0.95 -0.05 0.42 0.86 18 -132)">${drawLockup(spec.brand, { x: 0, y: 10, w: 210, h: 56 }, { ground: main })}${shape(rect(0, 84, 190, 10, 5), spec.accent)}</g>` +
    line("M-40-170L250-190", dark, 3, `opacity="0.5"`) +
    shape(slope, "none");
  return {
    svg: place(svg, -70, -20) + place(tent, 130, 50, 0.86),
    left: figure.left - 70,
    right: 420,
    top: figure.top - 20,
    bottom: 66,
    fill: 0.82,
    heightCm: 24,
  };
};
