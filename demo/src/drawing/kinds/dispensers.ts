import { chanceFrom } from "../chance.ts";
import { darken, lighten, luminance, mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { flatBody, floorShadow, turnedBody } from "../pieces/light.ts";
import { wrappedLabel } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape, turned, type Profile } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { folded } from "../label/motifs.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { part } from "./tools.ts";

/** Wall units come in white, black or steel. */
function housing(spec: PackshotSpec): string {
  if (spec.bodyColor) return spec.bodyColor;
  const words = folded(`${spec.title} ${spec.descriptor ?? ""}`);
  if (/negru|neagra|black/.test(words)) return "#2b2f34";
  if (/inox|metal|crom/.test(words)) return "#c9d0d7";
  return chanceFrom(`housing ${spec.brand.name}`).pick(["#fafbfb", "#fafbfb", "#fafbfb", "#2b2f34"]);
}

/** The shadow that a unit throws on the white wall behind it. */
function wallShadow(pen: Pen, d: string): string {
  return `<g transform="translate(18 22)"><path d="${d}" fill="#2c3a4d" opacity="0.22" ${pen.blur(16)}/></g>`;
}

/** A smoked window that shows how much is left. */
function gauge(pen: Pen, d: string, tone: string): string {
  return (
    shape(d, tone) +
    shape(
      d,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.5],
          [0.45, "#ffffff", 0.06],
          [0.46, "#ffffff", 0.2],
          [1, "#0b1220", 0.24],
        ],
      ),
    ) +
    line(d, "#0b1220", 2, `opacity="0.3"`)
  );
}

function cover(pen: Pen, d: string, colour: string): string {
  const steel = colour === "#c9d0d7";
  const brushed = steel
    ? shape(
        d,
        pen.linear("across", [
          [0, "#8d98a4"],
          [0.16, "#e9edf0"],
          [0.4, "#c6cdd4"],
          [0.62, "#f1f3f5"],
          [1, "#9aa4ae"],
        ]),
        `opacity="0.8"`,
      )
    : "";
  return wallShadow(pen, d) + flatBody(pen, d, colour, luminance(colour) < 0.1 ? 0.7 : 1) + brushed;
}

function sign(spec: PackshotSpec, ground: string, x: number, y: number, w: number, h: number): string {
  return drawLockup(spec.brand, { x: x - w / 2, y: y - h / 2, w, h }, { ground, align: "middle" });
}

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

/** Air care: a reed diffuser, or a wall unit that sprays by itself, after the title. */
export const airFreshener: KindDrawing = (pen, spec) => {
  if (/automat|dispenser|aparat|electric|odorizator cu/.test(folded(spec.title))) {
    const colour = housing(spec);
    const d = outline([
      [-150, -640, 80],
      [150, -640, 80],
      [164, -60, 60],
      [-164, -60, 60],
    ]);
    const svg =
      cover(pen, d, colour) +
      shape(ellipse(0, -556, 46, 46), darken(colour, 0.14)) +
      shape(ellipse(0, -556, 34, 34), "#2b3036") +
      shape(ellipse(-8, -564, 10, 10), "#ffffff", `opacity="0.3"`) +
      sign(spec, colour, 0, -300, 230, 62) +
      shape(rect(-60, -220, 120, 7, 3), spec.accent) +
      shape(ellipse(0, -130, 8, 8), "#38c172") +
      line("M-120-470Q0-440 120-470", "#0b1220", 3, `opacity="0.16"`) +
      [0, 1, 2]
        .map((puff) =>
          shape(
            ellipse(-90 - puff * 50, -664 - puff * 34, 34 + puff * 16, 26 + puff * 12),
            spec.accent,
            `opacity="${0.22 - puff * 0.06}"`,
          ),
        )
        .join("");
    return {
      svg,
      left: -270,
      right: 180,
      top: -790,
      bottom: -40,
      fill: 0.78,
      heightCm: 22,
      focus: { x: 0, y: -550, r: 130 },
      detail: { x: 0, y: -330, r: 170 },
    };
  }
  const [half, height] = [150, 360];
  const glass: Profile = [
    [44, -height, 4],
    [46, -height + 46, 12],
    [half, -height + 96, 44],
    [half, -20, 26],
    [half - 12, 0, 12],
  ];
  const liquid = turned([
    [half - 12, -height + 170, 10],
    [half - 12, -26, 20],
    [half - 22, -12, 12],
  ]);
  const reeds = [-26, -15, -5, 7, 17, 28]
    .map((turn, index) =>
      place(
        shape(
          rect(-5, -470 - (index % 3) * 26, 10, 470 + (index % 3) * 26, 3),
          index % 2 ? "#d3b489" : "#c19e6e",
        ) + shape(rect(-5, -470 - (index % 3) * 26, 4, 470, 2), "#ffffff", `opacity="0.3"`),
        turn * 0.5,
        -height + 30,
        1,
        turn,
      ),
    )
    .join("");
  const svg =
    floorShadow(pen, 0, half) +
    reeds +
    shape(turned(glass), "#eef3f6", `opacity="0.92" stroke="#98a6b5" stroke-width="1.6"`) +
    shape(liquid, mix(spec.accent, "#ffffff", 0.35)) +
    shape(
      liquid,
      pen.linear("across", [
        [0, "#0b1220", 0.26],
        [0.2, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#0b1220", 0.24],
      ]),
    ) +
    shape(
      turned(glass),
      pen.linear("across", [
        [0, "#2c3a4d", 0.3],
        [0.08, "#ffffff", 0.2],
        [0.18, "#ffffff", 0.5],
        [0.28, "#ffffff", 0.05],
        [0.85, "#2c3a4d", 0.08],
        [0.94, "#ffffff", 0.4],
        [1, "#2c3a4d", 0.3],
      ]),
    ) +
    wrappedLabel(
      pen,
      spec,
      { x: -112, y: -height + 128, w: 224, h: 196 },
      { side: "front", sag: 5, radius: 6 },
    ) +
    turnedBody(
      pen,
      [
        [54, -height - 10, 6],
        [54, -height + 30, 4],
      ],
      lighten(spec.brand.palette.dark, 0.05),
      "gloss",
    );
  return {
    svg,
    left: -280,
    right: 300,
    top: -height - 500,
    fill: 0.82,
    heightCm: 26,
    focus: { x: 0, y: -height, r: 130 },
    detail: { x: 0, y: -height * 0.5, r: 190 },
  };
};
