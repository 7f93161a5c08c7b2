import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { bristles, part, pole } from "../pieces/tooling.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";

/** The pan alone, its mouth to the front. */
function pan(pen: Pen, spec: PackshotSpec): string {
  const colour = spec.accent;
  const inside = outline([
    [-232, -230, 30],
    [232, -230, 30],
    [316, -10, 10],
    [-316, -10, 10],
  ]);
  const wall = (side: 1 | -1): string =>
    part(
      pen,
      outline([
        [side * 232, -232, 10],
        [side * 258, -320, 20],
        [side * 350, -60, 24],
        [side * 318, -6, 8],
      ]),
      darken(colour, side > 0 ? 0.26 : 0.05),
    );
  return (
    part(
      pen,
      outline([
        [-46, -600, 46],
        [46, -600, 46],
        [56, -420, 30],
        [80, -316, 14],
        [-80, -316, 14],
        [-56, -420, 30],
      ]),
      colour,
    ) +
    shape(ellipse(0, -560, 17, 22), "#ffffff", `stroke="${darken(colour, 0.4)}" stroke-width="3"`) +
    part(
      pen,
      outline([
        [-258, -330, 30],
        [258, -330, 30],
        [236, -216, 20],
        [-236, -216, 20],
      ]),
      darken(colour, 0.14),
    ) +
    shape(inside, darken(colour, 0.06)) +
    shape(
      inside,
      pen.linear("down", [
        [0, "#0b1220", 0.42],
        [0.5, "#0b1220", 0.08],
        [1, "#ffffff", 0.3],
      ]),
    ) +
    line("M-150-210L-206-30M-50-214L-70-30M50-214L70-30M150-210L206-30", "#ffffff", 5, `opacity="0.18"`) +
    wall(-1) +
    wall(1) +
    part(pen, rect(-322, -22, 644, 30, 10), "#2b3036") +
    line("M-310-16H310", "#ffffff", 3, `opacity="0.3"`) +
    drawLockup(
      spec.brand,
      { x: -110, y: -300, w: 220, h: 54 },
      { ground: darken(colour, 0.14), align: "middle" },
    )
  );
}

/** A dustpan with its rubber lip: alone, with a hand brush, or upright with a broom. */
export const dustpan: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  if (spec.form === "long-set") {
    const broom =
      pole(pen, [0, -150], [0, -1060], 32, { grip: colour }) +
      bristles(spec.seed, {
        left: -130,
        right: 130,
        top: -110,
        length: 108,
        flare: 26,
        colour: "#3a424b",
        strokes: 56,
      }) +
      part(
        pen,
        outline([
          [-110, -170, 24],
          [110, -170, 24],
          [140, -92, 16],
          [-140, -92, 16],
        ]),
        colour,
      );
    const svg =
      floorShadow(pen, -170, 250) +
      floorShadow(pen, 280, 140) +
      pole(pen, [-180, -180], [-180, -1000], 32, { grip: colour }) +
      place(pan(pen, spec), -180, 0, 0.78) +
      place(broom, 280, 0);
    return {
      svg,
      left: -470,
      right: 440,
      top: -1080,
      bottom: 12,
      fill: 0.9,
      heightCm: 90,
      focus: { x: -180, y: -60, r: 180 },
    };
  }
  const set = spec.form === "set";
  const brush =
    bristles(spec.seed, {
      left: -190,
      right: 210,
      top: -20,
      length: 96,
      flare: 18,
      colour: "#eef1f4",
      strokes: 60,
    }) +
    part(pen, "M-210-22C-210-74-170-84-100-82H210C240-82 240-14 210-12H-190C-204-12-210-14-210-22Z", colour) +
    part(pen, "M190-78C280-96 340-140 452-150C496-152 500-96 460-88C380-78 320-20 206-14Z", colour) +
    line("M-180-66H180", "#ffffff", 6, `opacity="0.4" stroke-linecap="round"`);
  const svg =
    floorShadow(pen, 0, 330, 6, 0.08) +
    pan(pen, spec) +
    (set ? place(brush, 20, -130, 1.02, -12) : swingTag(pen, spec, [70, -560], { scale: 0.9 }));
  return {
    svg,
    left: -350,
    right: set ? 520 : 350,
    top: -606,
    bottom: 14,
    fill: 0.8,
    heightCm: 22,
    focus: { x: -180, y: -20, r: 120 },
  };
};
