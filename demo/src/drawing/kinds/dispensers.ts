import { darken, mix } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { ellipse, line, outline, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { cover, gauge, housing, sign } from "../pieces/wall-unit.ts";
import type { KindDrawing } from "../spec.ts";

/** A soap or disinfectant dispenser: window, push bar or sensor, nozzle with a drop. */
export const dispenserSoap: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const sensor = /senzor|automat|touch/.test(folded(`${spec.title} ${spec.descriptor ?? ""}`));
  const d = outline([
    [-168, -760, 60],
    [168, -760, 60],
    [186, -250, 60],
    [160, -110, 70],
    [-160, -110, 70],
    [-186, -250, 60],
  ]);
  const window = outline([
    [-40, -640, 26],
    [40, -640, 26],
    [40, -330, 26],
    [-40, -330, 26],
  ]);
  const level = outline([
    [-40, -520],
    [40, -520],
    [40, -330, 26],
    [-40, -330, 26],
  ]);
  const lever = outline([
    [-128, -262, 26],
    [128, -262, 26],
    [112, -150, 46],
    [-112, -150, 46],
  ]);
  const drop = "M0-70C10-52 20-42 20-28A20 20 0 0 1-20-28C-20-42-10-52 0-70Z";
  const svg =
    shape(
      outline([
        [-40, -130, 10],
        [40, -130, 10],
        [26, -76, 10],
        [-26, -76, 10],
      ]),
      "#545e69",
    ) +
    cover(pen, d, colour) +
    gauge(pen, window, "#dfe6ec") +
    shape(level, spec.accent, `opacity="0.85"`) +
    gauge(pen, window, "none") +
    sign(spec, colour, 0, -696, 190, 44) +
    (sensor
      ? shape(ellipse(0, -206, 40, 40), "#1c2127") +
        shape(ellipse(0, -206, 16, 16), "#3d4650") +
        shape(ellipse(-6, -212, 5, 5), "#9fb2c6") +
        shape(ellipse(96, -206, 7, 7), "#38c172")
      : part(pen, lever, mix(colour, spec.brand.palette.main, 0.85)) +
        line("M-96-240Q0-226 96-240", "#ffffff", 5, `opacity="0.5" stroke-linecap="round"`)) +
    shape(drop, spec.accent, `opacity="0.9"`) +
    shape(ellipse(-7, -30, 5, 8), "#ffffff", `opacity="0.8"`);
  return {
    svg,
    left: -190,
    right: 210,
    top: -764,
    bottom: 0,
    fill: 0.78,
    heightCm: 26,
    focus: { x: 0, y: -210, r: 150 },
    detail: { x: 0, y: -500, r: 270 },
  };
};

/** A dispenser for folded towels, with one hanging out. */
export const dispenserTowel: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const d = outline([
    [-270, -800, 70],
    [270, -800, 70],
    [290, -210, 46],
    [-290, -210, 46],
  ]);
  const slot = outline([
    [-200, -252, 16],
    [200, -252, 16],
    [176, -196, 8],
    [-176, -196, 8],
  ]);
  const sheet = "M-150-222H150L138-34C90-16 60-40 10-28C-50-12-90-34-138-22Z";
  const window = outline([
    [-46, -620, 20],
    [46, -620, 20],
    [46, -330, 20],
    [-46, -330, 20],
  ]);
  const stack = Array.from({ length: 15 }, (_, index) =>
    line(`M-44 ${-500 + index * 12}H44`, "#a9b3be", 2, `opacity="0.6"`),
  ).join("");
  const svg =
    cover(pen, d, colour) +
    shape(window, "#c4cdd6") +
    shape(
      outline([
        [-46, -512],
        [46, -512],
        [46, -330, 20],
        [-46, -330, 20],
      ]),
      "#fbfbfa",
    ) +
    stack +
    gauge(pen, window, "none") +
    shape(slot, "#22272d") +
    shape(sheet, "#fdfdfc", `stroke="#b5bfca" stroke-width="1.4"`) +
    shape(
      sheet,
      pen.linear("down", [
        [0, "#2c3a4d", 0.4],
        [0.14, "#2c3a4d", 0.04],
        [0.5, "#ffffff", 0.3],
        [1, "#2c3a4d", 0.1],
      ]),
    ) +
    line("M-60-220L-64-34M66-220L70-36", "#8593a4", 3, `opacity="0.3"`) +
    part(
      pen,
      outline([
        [-290, -226, 8],
        [-196, -226, 8],
        [-172, -196, 8],
        [-284, -196, 14],
      ]),
      darken(colour, 0.06),
    ) +
    part(
      pen,
      outline([
        [290, -226, 8],
        [196, -226, 8],
        [172, -196, 8],
        [284, -196, 14],
      ]),
      darken(colour, 0.1),
    ) +
    sign(spec, colour, 0, -712, 260, 60) +
    shape(ellipse(0, -786, 10, 6), "#0b1220", `opacity="0.35"`);
  return {
    svg,
    left: -295,
    right: 312,
    top: -806,
    bottom: -10,
    fill: 0.8,
    heightCm: 38,
    focus: { x: 0, y: -210, r: 170 },
    detail: { x: 0, y: -520, r: 260 },
  };
};

/** A round dispenser for jumbo toilet rolls. */
export const dispenserPaper: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const d = "M-330-430A330 330 0 0 1 330-430C330-270 300-150 250-112H-250C-300-150-330-270-330-430Z";
  const window = ellipse(0, -440, 150, 150);
  const sheet = "M30-140H190L184 8C150 20 120 2 84 14 60 22 44 10 34 16Z";
  const svg =
    shape(sheet, "#fdfdfc", `stroke="#b5bfca" stroke-width="1.4"`) +
    shape(
      sheet,
      pen.linear("down", [
        [0, "#2c3a4d", 0.45],
        [0.3, "#2c3a4d", 0.03],
        [1, "#2c3a4d", 0.1],
      ]),
    ) +
    line("M40-60H186", "#8593a4", 3, `opacity="0.5" stroke-dasharray="6 6"`) +
    cover(pen, d, colour) +
    shape(window, "#4a545f") +
    shape(ellipse(0, -440, 138, 138), "#f6f5f1") +
    [118, 98, 78].map((r) => line(ellipse(0, -440, r, r), "#a7b0ba", 2, `opacity="0.45"`)).join("") +
    shape(ellipse(0, -440, 52, 52), "#c8a97f") +
    shape(ellipse(0, -440, 40, 40), "#54463a") +
    gauge(pen, window, "none") +
    line(ellipse(0, -440, 160, 160), "#0b1220", 3, `opacity="0.18"`) +
    sign(spec, colour, 0, -206, 260, 62) +
    line("M-252-120H252", "#0b1220", 6, `opacity="0.16"`) +
    shape(ellipse(0, -738, 9, 6), "#0b1220", `opacity="0.4"`);
  return {
    svg,
    left: -336,
    right: 352,
    top: -764,
    bottom: 24,
    fill: 0.8,
    heightCm: 30,
    focus: { x: 110, y: -100, r: 150 },
    detail: { x: 0, y: -390, r: 290 },
  };
};
