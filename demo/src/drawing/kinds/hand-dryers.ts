import { darken, mix } from "../colour.ts";
import { flatBody, floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import { cover, gauge, housing, sign } from "../pieces/wall-unit.ts";
import type { KindDrawing } from "../spec.ts";
import { dispenserSoap } from "./dispensers.ts";

/** A hand dryer on the wall: the classic with its nozzle below, the jet with a slot for both hands. */
export const handDryer: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const breeze = (d: string): string =>
    line(d, "#4aa3d8", 16, `opacity="0.3" stroke-linecap="round"`) +
    line(d, "#ffffff", 5, `opacity="0.9" stroke-linecap="round"`);
  if (spec.form === "jet") {
    const shell = outline([
      [-220, -860, 70],
      [220, -860, 70],
      [244, -520, 60],
      [196, -40, 60],
      [-196, -40, 60],
      [-244, -520, 60],
    ]);
    const slot =
      "M-196-700C-196-640-110-600 0-600C110-600 196-640 196-700C196-760 110-772 0-772C-110-772-196-760-196-700Z";
    const svg =
      cover(pen, shell, colour) +
      shape(slot, "#14181d") +
      shape(
        slot,
        pen.linear("down", [
          [0, "#000000", 0.6],
          [1, "#7fb4d8", 0.5],
        ]),
      ) +
      line(
        "M-168-684C-150-640-90-622 0-622C90-622 150-640 168-684",
        "#5cc3f0",
        5,
        `opacity="0.9" stroke-dasharray="3 9" stroke-linecap="round"`,
      ) +
      part(
        pen,
        "M-226-720C-226-600-120-560 0-560C120-560 226-600 226-720L232-560C232-480 120-450 0-450C-120-450-232-480-232-560Z",
        mix(colour, "#8b96a2", 0.28),
      ) +
      breeze("M-110-760q-14-40 0-80M0-772q-14-44 0-92M110-760q-14-40 0-80") +
      sign(spec, colour, 0, -330, 230, 64) +
      shape(ellipse(0, -232, 12, 12), "#38c172") +
      line("M-120-120H120M-108-98H108M-96-76H96", "#0b1220", 6, `opacity="0.28" stroke-linecap="round"`);
    return {
      svg,
      left: -250,
      right: 270,
      top: -880,
      bottom: -20,
      fill: 0.86,
      heightCm: 68,
      focus: { x: 0, y: -680, r: 190 },
      detail: { x: 0, y: -640, r: 240 },
    };
  }
  const shell = outline([
    [-300, -700, 120],
    [300, -700, 120],
    [320, -330, 90],
    [230, -210, 70],
    [-230, -210, 70],
    [-320, -330, 90],
  ]);
  const svg =
    part(
      pen,
      outline([
        [-92, -250, 10],
        [92, -250, 10],
        [74, -150, 22],
        [-74, -150, 22],
      ]),
      "#3a424b",
    ) +
    shape(ellipse(0, -156, 66, 14), "#0e1216") +
    cover(pen, shell, colour) +
    line("M-230-640C-120-668 120-668 230-640", "#ffffff", 12, `opacity="0.55" stroke-linecap="round"`) +
    line(
      Array.from(
        { length: 6 },
        (_, index) => `M-306 ${-520 + index * 28}h70M236 ${-520 + index * 28}h70`,
      ).join(""),
      "#0b1220",
      9,
      `opacity="0.34" stroke-linecap="round"`,
    ) +
    sign(spec, colour, 0, -520, 270, 74) +
    shape(ellipse(0, -352, 44, 44), darken(colour, 0.14)) +
    shape(ellipse(0, -352, 32, 32), "#1c2127") +
    shape(ellipse(-8, -360, 9, 9), "#9fb2c6") +
    shape(ellipse(96, -352, 9, 9), "#38c172") +
    breeze("M-50-120q-18 44 0 88t0 88M0-120q-18 44 0 88t0 88M50-120q-18 44 0 88t0 88");
  return {
    svg,
    left: -330,
    right: 350,
    top: -706,
    bottom: 66,
    fill: 0.84,
    heightCm: 26,
    focus: { x: 0, y: -180, r: 160 },
    detail: { x: 0, y: -300, r: 240 },
  };
};

/** An electric dispenser that cuts towels from a roll: sensor, window with the roll, one strip with a cut edge. */
export const dispenserRollTowel: KindDrawing = (pen, spec) => {
  const colour = housing(spec);
  const shell = outline([
    [-270, -820, 130],
    [270, -820, 130],
    [284, -250, 50],
    [-284, -250, 50],
  ]);
  const window = "M-190-560A190 190 0 0 1 190-560Z";
  const sheet =
    "M-196-262H196V-30L170-8L140-30L110-8L80-30L50-8L20-30L-10-8L-40-30L-70-8L-100-30L-130-8L-160-30L-196-8Z";
  const svg =
    cover(pen, shell, colour) +
    shape(window, "#4a545f") +
    shape("M-160-560A160 160 0 0 1 160-560Z", "#f6f5f1") +
    [130, 100, 72]
      .map((r) => line(`M${-r} -560A${r} ${r} 0 0 1 ${r} -560`, "#a7b0ba", 3, `opacity="0.5"`))
      .join("") +
    shape("M-44-560A44 44 0 0 1 44-560Z", "#c8a97f") +
    gauge(pen, window, "none") +
    sign(spec, colour, 0, -470, 250, 62) +
    shape(ellipse(0, -380, 56, 26), "#1c2127") +
    shape(ellipse(0, -380, 20, 12), spec.accent) +
    shape(ellipse(120, -380, 8, 8), "#38c172") +
    line("M-60-336q60 22 120 0M-40-318q40 14 80 0", spec.accent, 5, `opacity="0.7" stroke-linecap="round"`) +
    shape(rect(-216, -276, 432, 26, 8), "#22272d") +
    shape(sheet, "#fdfdfc", `stroke="#b5bfca" stroke-width="1.6"`) +
    shape(
      sheet,
      pen.linear("down", [
        [0, "#2c3a4d", 0.4],
        [0.16, "#2c3a4d", 0.04],
        [1, "#2c3a4d", 0.08],
      ]),
    );
  return {
    svg,
    left: -292,
    right: 312,
    top: -826,
    bottom: 6,
    fill: 0.84,
    heightCm: 38,
    focus: { x: 0, y: -380, r: 130 },
    detail: { x: 0, y: -520, r: 250 },
  };
};

/** A stand with a sensor dispenser and a drip tray: a point where hands are disinfected. */
export const disinfectionStand: KindDrawing = (pen, spec) => {
  const unit = dispenserSoap(pen, { ...spec, title: `${spec.title} senzor` }, "front");
  const base = outline([
    [-210, -36, 26],
    [210, -36, 26],
    [240, 0, 14],
    [-240, 0, 14],
  ]);
  const svg =
    floorShadow(pen, 0, 250, 0, 0.09) +
    shape(rect(-26, -760, 52, 740, 6), metal(pen)) +
    flatBody(pen, base, "#d5dbe1") +
    part(
      pen,
      outline([
        [-130, -520, 16],
        [130, -520, 16],
        [112, -476, 16],
        [-112, -476, 16],
      ]),
      "#3a424b",
    ) +
    shape(rect(-180, -1230, 360, 250, 22), spec.brand.palette.main) +
    shape(
      rect(-180, -1230, 360, 250, 22),
      pen.linear("down", [
        [0, "#ffffff", 0.22],
        [1, "#0b1220", 0.16],
      ]),
    ) +
    sign(spec, spec.brand.palette.main, 0, -1160, 250, 60) +
    line(
      "M-90-1070C-60-1106-20-1096-6-1066M90-1070C60-1106 20-1096 6-1066M-90-1070Q0-1010 90-1070",
      "#ffffff",
      10,
      `stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    shape("M0-1128C12-1108 20-1100 20-1090A20 20 0 0 1-20-1090C-20-1100-12-1108 0-1128Z", "#ffffff") +
    place(unit.svg, 0, -480, 0.6);
  return {
    svg,
    left: -250,
    right: 260,
    top: -1236,
    bottom: 10,
    fill: 0.92,
    heightCm: 120,
    focus: { x: 0, y: -620, r: 150 },
    detail: { x: 0, y: -700, r: 250 },
  };
};
