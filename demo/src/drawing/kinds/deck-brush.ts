import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { bristles, part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A scrubbing brush for a handle: stiff tufts in the colour of the zone, a thread on its back. */
export const deckBrush: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const half = spec.form === "joints" ? 270 : spec.form === "steps" ? 320 : 380;
  const joints = spec.form === "joints";
  const tufts = joints
    ? shape(
        `M${-half * 0.94} -150H${half * 0.94}L${half * 0.9} -40L0 0L${-half * 0.9} -40Z`,
        darken(colour, 0.3),
      ) +
      bristles(spec.seed, {
        left: -half * 0.92,
        right: half * 0.92,
        top: -150,
        length: 128,
        flare: -30,
        colour,
        strokes: 90,
      })
    : bristles(spec.seed, {
        left: -half * 0.94,
        right: half * 0.94,
        top: -150,
        length: 148,
        flare: spec.form === "steps" ? 46 : 16,
        colour,
        strokes: 84,
      });
  const svg =
    floorShadow(pen, 0, half, 2, 0.06) +
    tufts +
    part(
      pen,
      outline([
        [-half * 0.96, -262, 44],
        [half * 0.96, -262, 44],
        [half, -138, 20],
        [-half, -138, 20],
      ]),
      colour,
    ) +
    line(
      `M${num(-half * 0.88)} -246H${num(half * 0.88)}`,
      "#ffffff",
      8,
      `opacity="0.42" stroke-linecap="round"`,
    ) +
    part(
      pen,
      outline([
        [-56, -390, 16],
        [56, -390, 16],
        [84, -250, 18],
        [-84, -250, 18],
      ]),
      darken(colour, 0.16),
    ) +
    shape(ellipse(0, -388, 50, 15), darken(colour, 0.55)) +
    line("M-44-372Q0-356 44-372M-48-346Q0-330 48-346M-54-320Q0-304 54-320", "#ffffff", 4, `opacity="0.26"`) +
    drawLockup(spec.brand, { x: -half * 0.86, y: -226, w: half * 0.6, h: 54 }, { ground: colour }) +
    swingTag(pen, spec, [half * 0.62, -240], { scale: 0.9 });
  return {
    svg,
    left: -half * 1.14,
    right: half * 1.14,
    top: -400,
    bottom: 8,
    fill: 0.66 + half / 2600,
    heightCm: 11,
    focus: { x: -half * 0.5, y: -90, r: 120 },
  };
};
