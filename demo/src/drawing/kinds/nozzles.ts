import { drawLockup } from "../brand/logo.ts";
import type { Pen } from "../pen.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { bristles, part } from "../pieces/tooling.ts";
import { wheel } from "../pieces/wheels.ts";
import type { Figure, KindDrawing, PackshotSpec } from "../spec.ts";

const DARK = "#2b3036";

/** The cone that a tube is pushed into, standing on y = 0. */
function socket(pen: Pen, colour: string, x = 0, y = 0, turn = 0): string {
  return place(
    part(
      pen,
      outline([
        [-58, -210, 12],
        [58, -210, 12],
        [46, 0, 10],
        [-46, 0, 10],
      ]),
      DARK,
    ) +
      part(pen, rect(-64, -236, 128, 44, 14), colour) +
      shape(ellipse(0, -234, 54, 13), "#0b0e12"),
    x,
    y,
    1,
    turn,
  );
}

/** A floor head of a vacuum: wide foot, socket leaning back. */
function floorHead(pen: Pen, spec: PackshotSpec, half: number, foot: string): string {
  const colour = spec.brand.palette.main;
  return (
    floorShadow(pen, 0, half, 6, 0.06) +
    socket(pen, colour, 30, -150, 14) +
    part(
      pen,
      outline([
        [-90, -230, 40],
        [120, -230, 40],
        [150, -110, 20],
        [-120, -110, 20],
      ]),
      colour,
    ) +
    part(
      pen,
      outline([
        [-half, -136, 44],
        [half, -136, 44],
        [half + 20, -24, 16],
        [-half - 20, -24, 16],
      ]),
      DARK,
    ) +
    line(`M${-half + 40} -118H${half - 40}`, "#ffffff", 7, `opacity="0.24" stroke-linecap="round"`) +
    drawLockup(spec.brand, { x: -half + 34, y: -104, w: half * 0.7, h: 48 }, { ground: DARK }) +
    foot +
    swingTag(pen, spec, [half * 0.6, -110], { scale: 0.9 })
  );
}

const FLAT: Omit<Figure, "svg" | "left" | "right" | "top"> = {
  bottom: 110,
  fill: 0.82,
  heightCm: 14,
  focus: { x: -200, y: -50, r: 120 },
  detail: { x: -180, y: -70, r: 160 },
};

/** The nozzles of a vacuum cleaner: crevice tool, round brush, heads for floors, steel tubes. */
export const vacuumNozzle: KindDrawing = (pen, spec) => {
  const colour = spec.brand.palette.main;
  switch (spec.form) {
    case "round-brush": {
      const svg =
        floorShadow(pen, 0, 210, 0, 0.16) +
        socket(pen, colour, 40, -300, 18) +
        bristles(spec.seed, {
          left: -190,
          right: 190,
          top: -150,
          length: 150,
          flare: 22,
          colour: "#3f4750",
          strokes: 90,
        }) +
        part(pen, "M-210-150C-210-280-110-350 0-350C110-350 210-280 210-150Z", DARK) +
        line("M-160-190C-140-270-80-310-10-316", "#ffffff", 10, `opacity="0.26" stroke-linecap="round"`) +
        part(pen, rect(-218, -170, 436, 34, 12), colour) +
        drawLockup(spec.brand, { x: -110, y: -250, w: 220, h: 52 }, { ground: DARK, align: "middle" }) +
        swingTag(pen, spec, [180, -150], { scale: 0.9 });
      return { ...FLAT, svg, left: -240, right: 330, top: -560 };
    }
    case "combi":
      return {
        ...FLAT,
        svg: floorHead(
          pen,
          spec,
          340,
          part(
            pen,
            outline([
              [-70, -190, 16],
              [40, -196, 16],
              [46, -150, 12],
              [-76, -146, 12],
            ]),
            spec.accent,
          ) +
            line("M-350-22H350", "#9fabb7", 26, `stroke-dasharray="5 3"`) +
            line("M-350-12H350", DARK, 14),
        ),
        left: -370,
        right: 370,
        top: -420,
      };
    case "parquet":
      return {
        ...FLAT,
        svg: floorHead(
          pen,
          spec,
          400,
          line("M-404-22H404", "#d8cdb8", 40, `stroke-dasharray="6 3"`) +
            wheel(pen, -350, -20, 24) +
            wheel(pen, 350, -20, 24),
        ),
        left: -430,
        right: 430,
        top: -420,
      };
    case "wet":
      return {
        ...FLAT,
        svg: floorHead(
          pen,
          spec,
          420,
          shape(rect(-436, -34, 872, 18, 4), "#5a9fd0") +
            shape(rect(-436, -20, 872, 26, 4), "#1c2127") +
            shape(rect(-436, -20, 872, 7, 3), "#5a636d"),
        ),
        left: -450,
        right: 450,
        top: -420,
      };
    case "tubes": {
      const tube = (x: number, turn: number): string =>
        place(
          `<g transform="translate(16 14)"><path d="${rect(-34, -900, 68, 900, 8)}" fill="#2c3a4d" opacity="0.2" ${pen.blur(9)}/></g>` +
            shape(rect(-34, -860, 68, 860, 6), metal(pen)) +
            shape(rect(-40, -900, 80, 90, 8), metal(pen)) +
            part(pen, rect(-44, -822, 88, 26, 8), DARK) +
            shape(ellipse(0, -898, 38, 10), "#30373e"),
          x,
          0,
          1,
          turn,
        );
      return {
        ...FLAT,
        svg: tube(-40, -9) + tube(60, 12) + swingTag(pen, spec, [120, -430]),
        left: -230,
        right: 330,
        top: -920,
        bottom: 20,
        fill: 0.88,
        heightCm: 50,
      };
    }
    default: {
      const svg =
        `<g transform="rotate(52)"><g transform="translate(14 -14)"><path d="${outline([
          [-50, -860, 20],
          [50, -860, 20],
          [30, 0, 6],
          [-30, 0, 6],
        ])}" fill="#2c3a4d" opacity="0.22" ${pen.blur(9)}/></g>` +
        part(
          pen,
          outline([
            [-52, -700, 16],
            [52, -700, 16],
            [40, -480, 30],
            [34, 0, 4],
            [-34, -60, 4],
            [-40, -480, 30],
          ]),
          DARK,
        ) +
        line("M-24-640V-120", "#ffffff", 8, `opacity="0.25" stroke-linecap="round"`) +
        socket(pen, colour, 0, -660) +
        place(
          drawLockup(spec.brand, { x: -110, y: -24, w: 220, h: 46 }, { ground: DARK, align: "middle" }),
          0,
          -380,
          1,
          -90,
        ) +
        `</g>` +
        swingTag(pen, spec, [470, -330]);
      return {
        ...FLAT,
        svg,
        left: -60,
        right: 800,
        top: -620,
        bottom: 40,
        focus: { x: 60, y: -40, r: 110 },
        detail: { x: 600, y: -460, r: 150 },
      };
    }
  }
};
