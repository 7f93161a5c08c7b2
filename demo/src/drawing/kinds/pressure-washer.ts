import { darken } from "../colour.ts";
import { floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { part, toolColour } from "../pieces/tooling.ts";
import { logoOn, hose, wheel } from "../pieces/wheels.ts";
import type { KindDrawing } from "../spec.ts";

/** An upright pressure washer with hose reel, gun and lance. */
export const pressureWasher: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const svg =
    floorShadow(pen, 0, 230, 2, 0.1) +
    line("M-110-560V-900Q-110-930-80-930H80Q110-930 110-900V-560", "#2b3036", 34) +
    line("M-118-560V-900Q-118-938-80-938", "#ffffff", 6, `opacity="0.22"`) +
    line("M-66-930H66", darken(colour, 0.1), 40, `stroke-linecap="round"`) +
    hose("M150-300C280-330 300-520 220-560S120-420 190-380 330-480 300-700", 22) +
    part(
      pen,
      outline([
        [284, -760, 10],
        [330, -764, 10],
        [360, -640, 16],
        [330, -590, 18],
        [300, -630, 12],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [310, -780, 16],
        [410, -800, 16],
        [414, -756, 12],
        [318, -734, 12],
      ]),
      colour,
    ) +
    line("M402-780L470-300", "#2b3036", 22, `stroke-linecap="round"`) +
    line("M470-300L486-190", "#c59b3a", 16, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [470, -200, 8],
        [502, -204, 8],
        [508, -150, 8],
        [478, -146, 8],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [-190, -640, 70],
        [150, -640, 70],
        [196, -90, 60],
        [-216, -90, 60],
      ]),
      colour,
    ) +
    line("M-168-560C-150-600-120-612-60-616", "#ffffff", 12, `opacity="0.4" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-150, -330, 40],
        [110, -330, 40],
        [136, -120, 40],
        [-166, -120, 40],
      ]),
      "#2b3036",
    ) +
    Array.from({ length: 7 }, (_, index) =>
      line(`M-120 ${-290 + index * 25}H${84 + index * 3}`, "#ffffff", 5, `opacity="0.16"`),
    ).join("") +
    shape(ellipse(-20, -560, 46, 46), "#22272d") +
    line("M-20-560L4-586", "#ffffff", 8, `stroke-linecap="round"`) +
    shape(rect(-150, -500, 260, 8, 4), spec.accent) +
    logoOn(spec, colour, -20, -424, 230, 66) +
    part(
      pen,
      outline([
        [-230, -110, 24],
        [210, -110, 24],
        [230, -56, 18],
        [-250, -56, 18],
      ]),
      "#3a4047",
    ) +
    wheel(pen, -170, -74, 76) +
    wheel(pen, 150, -74, 76);
  return {
    svg,
    left: -256,
    right: 516,
    top: -954,
    bottom: 8,
    fill: 0.86,
    heightCm: 90,
    focus: { x: 360, y: -700, r: 140 },
    detail: { x: -20, y: -460, r: 210 },
  };
};
