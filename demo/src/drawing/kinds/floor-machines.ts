import { darken, lighten } from "../colour.ts";
import { floorShadow, turnedBody } from "../pieces/light.ts";
import { line, outline, rect, shape } from "../pieces/shapes.ts";
import { part, toolColour } from "../pieces/tooling.ts";
import { castor, logoOn, wheel } from "../pieces/wheels.ts";
import type { KindDrawing } from "../spec.ts";

/** A single-disc machine: one broad round head, the motor on it, a steep handle with two levers. */
export const singleDisc: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const svg =
    floorShadow(pen, -60, 330, 4, 0.09) +
    line("M210-120C330-60 420-40 520-30", "#22272d", 16, `stroke-linecap="round"`) +
    wheel(pen, 232, -84, 84) +
    line("M120-210L400-960", "#6f7b88", 54, `stroke-linecap="round"`) +
    line("M114-214L392-960", "#f0f3f5", 16, `stroke-linecap="round" opacity="0.9"`) +
    part(
      pen,
      outline([
        [320, -1040, 26],
        [520, -1000, 26],
        [506, -930, 24],
        [310, -960, 24],
      ]),
      "#2b3036",
    ) +
    line("M330-1020L230-1050M520-990L590-964", "#2b3036", 28, `stroke-linecap="round"`) +
    line("M310-984L226-998M512-944L572-920", spec.accent, 14, `stroke-linecap="round"`) +
    shape(
      outline([
        [380, -1000, 8],
        [452, -986, 8],
        [448, -960, 8],
        [378, -972, 8],
      ]),
      "#9fd3e8",
    ) +
    turnedBody(
      pen,
      [
        [150, -470, 60],
        [166, -420, 20],
        [166, -210, 10],
      ],
      colour,
      "gloss",
      -60,
    ) +
    turnedBody(
      pen,
      [
        [120, -520, 40],
        [150, -470, 10],
      ],
      "#2b3036",
      "satin",
      -60,
    ) +
    line("M-170-440H50M-176-412H56", "#0b1220", 6, `opacity="0.24"`) +
    logoOn(spec, colour, -60, -320, 230, 70) +
    turnedBody(
      pen,
      [
        [190, -226, 20],
        [330, -150, 60],
        [346, -70, 16],
        [340, -54, 8],
      ],
      darken(colour, 0.12),
      "gloss",
      -60,
    ) +
    line("M-404-86A346 60 0 0 0 284-86", "#ffffff", 6, `opacity="0.35"`) +
    shape(
      outline([
        [-390, -56, 8],
        [270, -56, 8],
        [256, -4, 12],
        [-376, -4, 12],
      ]),
      "#22272d",
    ) +
    line("M-380-18H262", "#c8303a", 34, `stroke-dasharray="7 5"`) +
    line("M-392-62A330 40 0 0 0 272-62", lighten("#22272d", 0.3), 12, `opacity="0.8"`);
  return {
    svg,
    left: -420,
    right: 600,
    top: -1060,
    bottom: 12,
    fill: 0.9,
    heightCm: 115,
    focus: { x: -180, y: -90, r: 190 },
    detail: { x: 410, y: -960, r: 170 },
  };
};

/** A high-speed burnisher: a low long deck with its dust bag, two wheels behind, a looped handle. */
export const burnisher: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const dark = "#262c33";
  const svg =
    floorShadow(pen, 0, 400, 2, 0.06) +
    line(
      "M250-250C330-520 380-700 420-850C440-920 520-920 540-860",
      "#6f7b88",
      34,
      `stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    line(
      "M246-254C326-524 374-700 414-850C430-900 500-916 528-866",
      "#f2f5f7",
      10,
      `opacity="0.9" stroke-linecap="round"`,
    ) +
    part(
      pen,
      outline([
        [396, -930, 22],
        [566, -900, 22],
        [556, -838, 18],
        [396, -862, 18],
      ]),
      dark,
    ) +
    shape(
      outline([
        [430, -908, 6],
        [500, -896, 6],
        [496, -868, 6],
        [428, -880, 6],
      ]),
      "#9fd3e8",
    ) +
    part(pen, "M60-300C40-470 90-560 190-560C270-560 300-470 290-300Z", "#3f4a55") +
    line(
      "M110-500C120-540 160-552 200-548M90-430H282M86-370H286",
      "#ffffff",
      6,
      `opacity="0.22" stroke-linecap="round"`,
    ) +
    part(pen, "M-470-110C-480-220-420-300-260-312L60-330C220-334 330-280 340-180L346-110Z", colour) +
    line("M-430-190C-410-260-350-286-260-292L40-308", "#ffffff", 12, `opacity="0.5" stroke-linecap="round"`) +
    line("M-468-130H344", "#0b1220", 8, `opacity="0.2"`) +
    part(pen, "M-300-310C-296-400-210-440-90-440C20-440 80-400 84-328Z", dark) +
    line("M-240-390H30M-262-360H58", "#ffffff", 5, `opacity="0.16"`) +
    logoOn(spec, colour, -150, -214, 320, 86) +
    shape(
      outline([
        [250, -250, 10],
        [316, -240, 10],
        [322, -190, 10],
        [254, -196, 10],
      ]),
      "#ffffff",
      `opacity="0.85"`,
    ) +
    part(
      pen,
      outline([
        [-484, -116, 20],
        [352, -116, 20],
        [352, -62, 10],
        [-492, -62, 10],
      ]),
      dark,
    ) +
    shape(rect(-470, -62, 700, 14), "#111519") +
    shape(rect(-440, -50, 600, 44, 8), "#f1f3f5", `stroke="#98a3af" stroke-width="2"`) +
    line("M-432-28H152", "#b9c3cd", 26, `stroke-dasharray="5 5" opacity="0.7"`) +
    wheel(pen, 270, -78, 80) +
    castor(pen, -470, 4, 26);
  return {
    svg,
    left: -540,
    right: 590,
    top: -940,
    bottom: 12,
    fill: 0.88,
    heightCm: 108,
    focus: { x: -280, y: -170, r: 160 },
    detail: { x: -150, y: -240, r: 220 },
  };
};
