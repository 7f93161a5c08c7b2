import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, shape } from "../pieces/shapes.ts";
import { bristles, part, toolColour } from "../pieces/tooling.ts";
import type { Figure, KindDrawing, PackshotSpec } from "../spec.ts";

/** A hand brush: a bow with its bristles, or a head on a short or a long handle. */
export const brush: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  if (spec.form) return handled(pen, spec, colour);
  const body =
    "M-330-150C-320-214-200-236-90-222C-20-214 20-196 70-196C150-196 210-252 330-262C372-262 378-214 350-196C300-166 250-120 180-112H-300C-326-112-334-130-330-150Z";
  const svg =
    floorShadow(pen, -60, 270, 0, 0.08) +
    bristles(spec.seed, {
      left: -300,
      right: 170,
      top: -120,
      length: 116,
      flare: 34,
      colour: spec.accent,
      strokes: 88,
    }) +
    part(pen, body, colour) +
    line("M-310-126H180", "#0b1220", 5, `opacity="0.18"`) +
    line(
      "M-296-176C-270-212-170-220-90-208C-20-200 40-178 90-182C170-186 230-232 326-246",
      "#ffffff",
      8,
      `opacity="0.45" stroke-linecap="round"`,
    ) +
    place(
      drawLockup(spec.brand, { x: -110, y: -22, w: 220, h: 44 }, { ground: colour, align: "middle" }),
      -140,
      -164,
    );
  return {
    svg,
    left: -350,
    right: 380,
    top: -264,
    bottom: 4,
    fill: 0.78,
    heightCm: 9,
    focus: { x: -200, y: -90, r: 120 },
  };
};

/** A narrow head on a straight handle, 27 or 42 cm long in all. */
function handled(pen: Pen, spec: PackshotSpec, colour: string): Figure {
  const length = spec.form === "long-handle" ? 620 : 330;
  const [left, neck] = [-(length + 330) / 2, -(length + 330) / 2 + 340];
  const right = neck + length;
  const svg =
    floorShadow(pen, left + 160, 190, 0, 0.08) +
    bristles(spec.seed, {
      left: left + 10,
      right: left + 310,
      top: -130,
      length: 128,
      flare: 26,
      colour: spec.accent,
      strokes: 74,
    }) +
    part(
      pen,
      outline([
        [left, -196, 40],
        [left + 330, -192, 20],
        [neck + length * 0.4, -176, 60],
        [right, -186, 36],
        [right, -112, 36],
        [neck + length * 0.4, -130, 60],
        [left + 320, -118, 20],
        [left + 6, -118, 16],
      ]),
      colour,
    ) +
    line(`M${left + 40} -182H${right - 60}`, "#ffffff", 7, `opacity="0.4" stroke-linecap="round"`) +
    shape(ellipse(right - 36, -149, 16, 16), "#ffffff", `stroke="${darken(colour, 0.4)}" stroke-width="3"`) +
    drawLockup(spec.brand, { x: left + 40, y: -172, w: 200, h: 42 }, { ground: colour });
  return {
    svg,
    left: left - 26,
    right: right + 6,
    top: -200,
    bottom: 6,
    fill: 0.86,
    heightCm: 9,
    focus: { x: left + 120, y: -70, r: 110 },
  };
}
