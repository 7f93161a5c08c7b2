import { darken } from "../colour.ts";
import { floorShadow, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { part, toolColour } from "../pieces/tooling.ts";
import { logoOn, castor, hose, wheel } from "../pieces/wheels.ts";
import type { KindDrawing } from "../spec.ts";

/** A tub vacuum cleaner with hose, tube and floor nozzle. */
export const vacuumCleaner: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const tub = "#d3d9df";
  const svg =
    floorShadow(pen, -60, 260, 0, 0.1) +
    floorShadow(pen, 380, 120, 6, 0.08) +
    hose("M-20-560C-20-800 140-860 260-760S330-640 344-560", 40) +
    line("M344-566L400-70", "#8a95a1", 26, `stroke-linecap="round"`) +
    line("M341-566L397-70", "#f0f3f5", 9, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [330, -640, 14],
        [366, -640, 14],
        [370, -520, 14],
        [334, -520, 14],
      ]),
      "#2b3036",
    ) +
    part(
      pen,
      outline([
        [378, -90, 12],
        [430, -90, 12],
        [446, -44, 10],
        [372, -44, 10],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [290, -50, 20],
        [500, -50, 20],
        [512, 4, 10],
        [278, 4, 10],
      ]),
      "#2b3036",
    ) +
    turnedBody(
      pen,
      [
        [190, -330, 10],
        [200, -110, 40],
        [180, -60, 20],
      ],
      tub,
      "gloss",
      -60,
    ) +
    turnedBody(
      pen,
      [
        [206, -356, 10],
        [206, -318, 10],
      ],
      "#2b3036",
      "satin",
      -60,
    ) +
    part(pen, "M-262-352C-256-470-190-540-60-540C70-540 136-470 142-352Z", colour) +
    line("M-234-390C-220-460-170-510-80-516", "#ffffff", 10, `opacity="0.4" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-140, -580, 26],
        [20, -580, 26],
        [44, -506, 20],
        [-164, -506, 20],
      ]),
      darken(colour, 0.3),
    ) +
    shape(
      outline([
        [-118, -556, 14],
        [-2, -556, 14],
        [6, -524, 12],
        [-126, -524, 12],
      ]),
      "#ffffff",
      `opacity="0.92"`,
    ) +
    shape(ellipse(70, -420, 26, 26), "#22272d") +
    shape(ellipse(70, -420, 12, 12), "#e5483f") +
    shape(ellipse(-20, -560, 26, 16), "#22272d") +
    logoOn(spec, colour, -90, -424, 200, 56) +
    part(
      pen,
      outline([
        [-262, -330, 8],
        [-228, -330, 8],
        [-232, -250, 8],
        [-258, -250, 8],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [108, -330, 8],
        [142, -330, 8],
        [138, -250, 8],
        [112, -250, 8],
      ]),
      "#3a4047",
    ) +
    part(
      pen,
      outline([
        [-280, -96, 26],
        [160, -96, 26],
        [186, -46, 18],
        [-306, -46, 18],
      ]),
      "#3a4047",
    ) +
    castor(pen, -246, 2, 30) +
    castor(pen, 126, 2, 30) +
    wheel(pen, -276, -56, 54);
  return {
    svg,
    left: -332,
    right: 516,
    top: -830,
    bottom: 10,
    fill: 0.84,
    heightCm: 60,
    focus: { x: -60, y: -440, r: 180 },
    detail: { x: 370, y: -60, r: 170 },
  };
};

/** A walk-behind scrubber-drier: tanks, brush deck, squeegee, handlebar. */
export const scrubberDrier: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const body = "M-330-150C-350-330-330-470-270-520C-180-560 60-566 180-540C262-520 300-420 316-300L330-150Z";
  const tank =
    "M-250-500C-236-640-180-700-80-712C40-724 150-700 196-636C220-590 224-556 226-520C100-550-120-556-250-500Z";
  const svg =
    floorShadow(pen, 0, 430, 2, 0.07) +
    line("M190-560L430-840", "#3a4047", 30, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [300, -900, 24],
        [500, -868, 24],
        [486, -790, 22],
        [330, -800, 22],
      ]),
      "#2b3036",
    ) +
    shape(
      outline([
        [356, -872, 8],
        [446, -858, 8],
        [440, -824, 8],
        [360, -832, 8],
      ]),
      "#9fd3e8",
    ) +
    line("M470-850L520-880L540-800", "#2b3036", 22, `stroke-linecap="round" stroke-linejoin="round"`) +
    part(pen, tank, "#eceff2") +
    shape(tank, "#ffffff", `opacity="0.2"`) +
    line("M-196-600C-170-660-120-684-50-690", "#ffffff", 12, `opacity="0.8" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-120, -752, 20],
        [80, -752, 20],
        [96, -700, 12],
        [-136, -700, 12],
      ]),
      "#3a4047",
    ) +
    part(pen, body, colour) +
    line("M-300-400C-286-470-240-500-160-512", "#ffffff", 12, `opacity="0.4" stroke-linecap="round"`) +
    line("M-330-250C-120-270 120-270 322-250", "#0b1220", 6, `opacity="0.18"`) +
    shape("M-330-210C-100-232 120-232 326-210L330-150H-330Z", "#0b1220", `opacity="0.22"`) +
    line("M-320-232C-110-254 120-254 322-232", spec.accent, 10) +
    logoOn(spec, colour, -20, -372, 320, 92) +
    hose("M230-520C330-480 380-330 372-170", 36) +
    part(
      pen,
      outline([
        [-420, -136, 26],
        [-60, -136, 26],
        [-46, -40, 14],
        [-430, -40, 14],
      ]),
      "#3a4047",
    ) +
    line("M-420-30H-56", "#6b7682", 34, `stroke-dasharray="5 4"`) +
    part(
      pen,
      outline([
        [300, -92, 16],
        [430, -92, 16],
        [444, -30, 10],
        [290, -30, 10],
      ]),
      "#2b3036",
    ) +
    shape(rect(280, -34, 176, 34, 4), "#4a545f") +
    wheel(pen, 150, -92, 92) +
    castor(pen, -4, 0, 34);
  return {
    svg,
    left: -440,
    right: 552,
    top: -904,
    bottom: 8,
    fill: 0.86,
    heightCm: 110,
    focus: { x: -230, y: -90, r: 180 },
    detail: { x: 420, y: -820, r: 170 },
  };
};
