import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, place } from "../pieces/shapes.ts";
import { bristles, part, pole, toolColour } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A push broom or a sweeping broom. */
export const broom: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const broad = /teren|exterior|strada|60|80|100/.test(folded(spec.title));
  const half = broad ? 330 : 220;
  const hair = spec.accent;
  const svg =
    floorShadow(pen, 0, half * 1.06, 0, 0.07) +
    pole(pen, [10, -250], [broad ? 120 : 150, -1090], 34, { grip: colour }) +
    bristles(spec.seed, {
      left: -half * 0.92,
      right: half * 0.92,
      top: -150,
      length: 148,
      flare: half * 0.2,
      colour: hair,
      strokes: Math.round(half / 3.2),
    }) +
    part(
      pen,
      outline([
        [-half * 0.86, -208, 34],
        [half * 0.86, -208, 34],
        [half, -128, 22],
        [-half, -128, 22],
      ]),
      colour,
    ) +
    line(
      `M${num(-half * 0.8)} -196H${num(half * 0.8)}`,
      "#ffffff",
      6,
      `opacity="0.4" stroke-linecap="round"`,
    ) +
    part(
      pen,
      outline([
        [-30, -292, 16],
        [46, -296, 16],
        [60, -196, 12],
        [-44, -196, 12],
      ]),
      darken(colour, 0.2),
    ) +
    place(
      drawLockup(spec.brand, { x: -100, y: -18, w: 200, h: 36 }, { ground: colour, align: "middle" }),
      -half * 0.5,
      -166,
      0.9,
    );
  return {
    svg,
    left: -half * 1.24,
    right: half * 1.24,
    top: -1100,
    bottom: 6,
    fill: 0.9,
    heightCm: 120,
    focus: { x: 0, y: -150, r: 200 },
  };
};
