import { drawLockup } from "../brand/logo.ts";
import { darken, lighten, mix } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, shape } from "../pieces/shapes.ts";
import { bristles, part, pole, toolColour } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A flat mop with its microfibre pad, or a string mop, after the title. */
export const mop: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const flat = /plat|flat|microfib|velcro|buzunar/.test(folded(`${spec.title} ${spec.descriptor ?? ""}`));
  if (!flat) {
    const strand = mix("#f4f1ea", spec.accent, 0.12);
    const svg =
      floorShadow(pen, 0, 250, 0, 0.1) +
      pole(pen, [0, -330], [0, -1130], 34, { grip: colour }) +
      bristles(spec.seed, {
        left: -104,
        right: 104,
        top: -262,
        length: 262,
        flare: 160,
        colour: darken(strand, 0.06),
        strokes: 17,
      }) +
      bristles(`${spec.seed} near`, {
        left: -96,
        right: 96,
        top: -262,
        length: 248,
        flare: 118,
        colour: strand,
        strokes: 13,
      }) +
      line("M-196-92Q0-54 196-92", spec.accent, 16, `opacity="0.75"`) +
      part(
        pen,
        outline([
          [-46, -400, 20],
          [46, -400, 20],
          [74, -310, 20],
          [128, -296, 18],
          [128, -236, 16],
          [-128, -236, 16],
          [-128, -296, 18],
          [-74, -310, 20],
        ]),
        colour,
      ) +
      line("M-110-268H110", "#ffffff", 5, `opacity="0.4" stroke-linecap="round"`);
    return {
      svg,
      left: -280,
      right: 280,
      top: -1140,
      bottom: 6,
      fill: 0.9,
      heightCm: 120,
      focus: { x: 0, y: -220, r: 210 },
    };
  }
  const pad = spec.bodyColor ?? mix("#f2f4f6", spec.accent, 0.25);
  const loops = Array.from(
    { length: 44 },
    (_, index) => `M${num(-395 + index * 18)} ${index % 2 ? -34 : -40}q9 ${index % 3 ? 26 : 34} 18 0`,
  ).join("");
  const fringe = Array.from(
    { length: 40 },
    (_, index) => `M${num(-392 + index * 20)}-8q4 ${index % 2 ? 20 : 26} 10 0`,
  ).join("");
  const svg =
    floorShadow(pen, 0, 400, 6, 0.05) +
    pole(pen, [6, -124], [300, -1060], 32, { grip: colour }) +
    part(
      pen,
      outline([
        [-410, -52, 26],
        [410, -52, 26],
        [420, 0, 26],
        [-420, 0, 26],
      ]),
      pad,
    ) +
    line(loops, darken(pad, 0.3), 4, `opacity="0.4"`) +
    line(fringe, lighten(pad, 0.35), 9, `stroke-linecap="round"`) +
    part(
      pen,
      outline([
        [-330, -84, 18],
        [330, -84, 18],
        [352, -46, 16],
        [-352, -46, 16],
      ]),
      colour,
    ) +
    line("M-310-76H310", "#ffffff", 4, `opacity="0.45"`) +
    place(
      drawLockup(spec.brand, { x: -110, y: -14, w: 200, h: 28 }, { ground: colour, align: "middle" }),
      -190,
      -64,
    ) +
    part(
      pen,
      outline([
        [-60, -130, 20],
        [60, -136, 20],
        [84, -76, 14],
        [-84, -76, 14],
      ]),
      darken(colour, 0.25),
    ) +
    shape(ellipse(8, -112, 22, 22), "#d9dfe5", `stroke="#7d8894" stroke-width="3"`);
  return {
    svg,
    left: -430,
    right: 430,
    top: -1070,
    bottom: 22,
    fill: 0.9,
    heightCm: 120,
    focus: { x: 0, y: -80, r: 220 },
  };
};

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
