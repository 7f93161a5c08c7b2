import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { num } from "../pen.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ribbedGrip, toolWidth } from "../pieces/ribbed-grip.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part, pole } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A broad squeegee with two soft blades on a pole, for floors. */
export const floorSqueegee: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const half = toolWidth(spec, 160, 4.2);
  const svg =
    floorShadow(pen, 0, half, 4, 0.05) +
    pole(pen, [0, -200], [180, -1060], 34, { grip: spec.brand.palette.main }) +
    shape(rect(-half + 8, -50, half * 2 - 16, 46, 6), darken(colour, 0.55)) +
    shape(rect(-half, -40, half * 2, 42, 6), "#24292f") +
    shape(rect(-half, -40, half * 2, 8, 3), "#5a636d") +
    part(
      pen,
      outline([
        [-half - 6, -112, 22],
        [half + 6, -112, 22],
        [half + 10, -34, 8],
        [-half - 10, -34, 8],
      ]),
      colour,
    ) +
    line(`M${num(-half + 16)} -98H${num(half - 16)}`, "#ffffff", 6, `opacity="0.5" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-44, -250, 18],
        [54, -254, 18],
        [76, -106, 14],
        [-70, -106, 14],
      ]),
      darken(colour, 0.2),
    ) +
    drawLockup(spec.brand, { x: -half * 0.86, y: -92, w: half * 0.6, h: 42 }, { ground: colour }) +
    swingTag(pen, spec, [96, -640]);
  return {
    svg,
    left: -half - 20,
    right: half + 20,
    top: -1070,
    bottom: 10,
    fill: 0.92,
    heightCm: 120,
    focus: { x: half * 0.6, y: -60, r: 150 },
  };
};

/** A window squeegee with its rubber grip, or the spare channel with its blade. */
export const windowSqueegee: KindDrawing = (pen, spec) => {
  const half = toolWidth(spec, 120, 4.6);
  const refill = spec.form === "refill";
  const channel =
    shape(rect(-half, -30, half * 2, 30, 3), "#24292f") +
    shape(rect(-half, -30, half * 2, 8, 3), "#5a636d") +
    shape(
      rect(-half + 10, -72, half * 2 - 20, 46, 8),
      metal(pen, "down"),
      `stroke="#6f7b88" stroke-width="1.5"`,
    ) +
    line(`M${num(-half + 26)} -60H${num(half - 26)}`, "#ffffff", 5, `opacity="0.85"`);
  if (refill) {
    const svg =
      floorShadow(pen, 0, half, 4, 0.04) +
      channel +
      place(
        shape(rect(-half * 0.94, -22, half * 1.88, 22, 4), "#24292f") +
          shape(rect(-half * 0.94, -22, half * 1.88, 7, 3), "#5a636d"),
        30,
        76,
      ) +
      floorShadow(pen, 30, half * 0.92, 84, 0.03) +
      place(
        shape(rect(-half * 0.94, -22, half * 1.88, 22, 4), "#24292f") +
          shape(rect(-half * 0.94, -22, half * 1.88, 7, 3), "#5a636d"),
        30,
        76,
      ) +
      swingTag(pen, spec, [-half * 0.3, -50], { turn: -5 });
    return {
      svg,
      left: -half - 10,
      right: half + 40,
      top: -120,
      bottom: 220,
      fill: 0.84,
      heightCm: 6,
      focus: { x: half * 0.7, y: -40, r: 90 },
    };
  }
  const colour = spec.brand.palette.main;
  const svg =
    floorShadow(pen, 0, half, 2, 0.04) +
    ribbedGrip(pen, colour) +
    part(
      pen,
      outline([
        [-36, -230, 16],
        [36, -230, 16],
        [52, -146, 20],
        [140, -92, 22],
        [140, -58, 10],
        [-140, -58, 10],
        [-140, -92, 22],
        [-52, -146, 20],
      ]),
      colour,
    ) +
    channel +
    drawLockup(spec.brand, { x: -78, y: -124, w: 156, h: 38 }, { ground: colour, align: "middle" });
  return {
    svg,
    left: -half - 8,
    right: half + 8,
    top: -650,
    bottom: 4,
    fill: 0.84,
    heightCm: 22,
    focus: { x: 120, y: -60, r: 150 },
  };
};
