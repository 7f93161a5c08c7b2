import { floorShadow, metal, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { castor, hose, logoOn, wheel } from "../pieces/wheels.ts";
import type { KindDrawing } from "../spec.ts";

/** A steam cleaner: a boiler on wheels with gauge and safety cap, its lance with a floor head, a puff of steam. */
export const steamCleaner: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const steam = [0, 1, 2, 3]
    .map((puff) =>
      shape(
        ellipse(500 + puff * 26, -60 - puff * 60, 66 + puff * 16, 44 + puff * 12),
        "#b9cad8",
        `opacity="${0.34 - puff * 0.06}" ${pen.blur(9)}`,
      ),
    )
    .join("");
  const svg =
    floorShadow(pen, -110, 330, 2, 0.08) +
    floorShadow(pen, 390, 120, 6, 0.08) +
    hose("M120-330C250-330 210-760 330-770C420-776 410-640 400-560", 34) +
    part(
      pen,
      outline([
        [374, -650, 16],
        [430, -650, 16],
        [426, -500, 16],
        [384, -500, 16],
      ]),
      colour,
    ) +
    line("M404-510L404-70", "#8a95a1", 26, `stroke-linecap="round"`) +
    line("M400-510V-76", "#f0f3f5", 8, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [290, -62, 20],
        [520, -62, 20],
        [534, 2, 10],
        [276, 2, 10],
      ]),
      "#2b3036",
    ) +
    steam +
    part(pen, "M-420-90C-430-330-380-470-250-500L60-500C150-500 200-430 200-320L206-90Z", "#f1f3f5") +
    part(pen, "M-420-200C-426-350-372-470-250-500L-60-500C-170-440-220-330-214-90L-420-90Z", colour) +
    line("M-386-260C-376-370-330-440-240-466", "#ffffff", 12, `opacity="0.45" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-230, -590, 30],
        [90, -590, 30],
        [110, -500, 20],
        [-250, -500, 20],
      ]),
      "#2b3036",
    ) +
    shape(
      outline([
        [-196, -564, 14],
        [56, -564, 14],
        [62, -530, 12],
        [-202, -530, 12],
      ]),
      "#ffffff",
      `opacity="0.94"`,
    ) +
    turnedBody(
      pen,
      [
        [44, -556, 10],
        [48, -490, 8],
      ],
      "#22272d",
      "satin",
      150,
    ) +
    shape(ellipse(80, -330, 70, 70), "#2b3036") +
    shape(ellipse(80, -330, 58, 58), "#ffffff") +
    line("M42-312A42 42 0 0 1 118-312", "#38a169", 9) +
    line("M80-326L106-356", "#e5483f", 7, `stroke-linecap="round"`) +
    shape(ellipse(80, -328, 8, 8), "#22272d") +
    logoOn(spec, "#f1f3f5", 10, -200, 240, 62) +
    part(
      pen,
      outline([
        [-436, -110, 24],
        [220, -110, 24],
        [226, -54, 16],
        [-442, -54, 16],
      ]),
      "#3a424b",
    ) +
    wheel(pen, -310, -76, 78) +
    castor(pen, 150, 4, 32);
  return {
    svg,
    left: -450,
    right: 610,
    top: -800,
    bottom: 12,
    fill: 0.86,
    heightCm: 55,
    focus: { x: 80, y: -330, r: 130 },
    detail: { x: 400, y: -60, r: 170 },
  };
};

/** A spray extractor: two stacked tanks seen through, a short wide hand tool with its spray. */
export const sprayExtractor: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const svg =
    floorShadow(pen, -90, 300, 2, 0.09) +
    floorShadow(pen, 410, 130, 6, 0.08) +
    hose("M60-620C200-760 420-700 430-460C436-380 430-330 424-280", 38) +
    line("M424-300L416-80", metal(pen), 34) +
    part(
      pen,
      outline([
        [396, -380, 14],
        [456, -380, 14],
        [450, -270, 14],
        [400, -270, 14],
      ]),
      colour,
    ) +
    part(
      pen,
      outline([
        [320, -100, 20],
        [520, -100, 20],
        [548, -6, 12],
        [292, -6, 12],
      ]),
      "#dfe6ec",
    ) +
    line("M306-16H536", "#2b3036", 18) +
    line(
      "M330-4l-20 34M380-4l-8 36M430-4l6 36M490-4l20 34",
      "#6fb9e2",
      7,
      `opacity="0.7" stroke-linecap="round"`,
    ) +
    part(
      pen,
      outline([
        [-360, -330, 30],
        [190, -330, 30],
        [204, -70, 30],
        [-374, -70, 30],
      ]),
      "#e8eef2",
    ) +
    shape(
      outline([
        [-350, -230],
        [194, -230],
        [200, -76, 26],
        [-366, -76, 26],
      ]),
      "#8cc7e6",
      `opacity="0.55"`,
    ) +
    line("M-356-230H196", "#4f9fd0", 5, `opacity="0.8"`) +
    part(
      pen,
      outline([
        [-340, -600, 46],
        [170, -600, 46],
        [190, -336, 20],
        [-360, -336, 20],
      ]),
      colour,
    ) +
    line("M-306-540C-290-570-260-580-220-582", "#ffffff", 12, `opacity="0.5" stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-250, -680, 34],
        [70, -680, 34],
        [110, -594, 20],
        [-290, -594, 20],
      ]),
      "#2b3036",
    ) +
    shape(
      outline([
        [-216, -654, 16],
        [36, -654, 16],
        [54, -620, 14],
        [-232, -620, 14],
      ]),
      "#ffffff",
      `opacity="0.94"`,
    ) +
    shape(ellipse(60, -620, 34, 20), "#22272d") +
    shape(ellipse(120, -470, 26, 26), "#22272d") +
    shape(ellipse(120, -470, 11, 11), "#38c172") +
    shape(ellipse(50, -470, 26, 26), "#22272d") +
    shape(ellipse(50, -470, 11, 11), "#5bb8ea") +
    logoOn(spec, colour, -150, -460, 250, 72) +
    part(
      pen,
      outline([
        [-384, -84, 22],
        [214, -84, 22],
        [220, -40, 14],
        [-390, -40, 14],
      ]),
      "#3a424b",
    ) +
    wheel(pen, -280, -74, 74) +
    castor(pen, 140, 4, 34);
  return {
    svg,
    left: -396,
    right: 566,
    top: -780,
    bottom: 36,
    fill: 0.86,
    heightCm: 70,
    focus: { x: 420, y: -60, r: 140 },
    detail: { x: 90, y: -470, r: 170 },
  };
};
