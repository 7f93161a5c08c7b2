import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { num } from "../pen.ts";
import { flatBody, floorShadow, metal, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, place, type Profile, rect, shape } from "../pieces/shapes.ts";
import { bristles, part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

const HANDLE: Profile = [
  [17, -900, 17],
  [24, -820, 22],
  [15, -650, 30],
  [14, -330],
];

/** A toilet brush in its holder: open, so that the head is seen, closed by a lid, or on the wall. */
export const toiletBrush: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? "#f4f6f8";
  const logo = (y: number): string =>
    drawLockup(spec.brand, { x: -76, y, w: 152, h: 42 }, { ground: colour, align: "middle" });
  const handle =
    turnedBody(pen, HANDLE, colour, "gloss") + shape(ellipse(0, -872, 8, 12), "#0b1220", `opacity="0.5"`);
  if (spec.form === "closed") {
    const svg =
      floorShadow(pen, 0, 150) +
      handle +
      turnedBody(
        pen,
        [
          [52, -420, 20],
          [118, -396, 14],
          [122, -376, 6],
        ],
        darken(colour, 0.12),
      ) +
      turnedBody(
        pen,
        [
          [116, -380, 8],
          [130, -60, 20],
          [148, -20, 20],
          [150, 0, 10],
        ],
        colour,
        "gloss",
      ) +
      logo(-190);
    return {
      svg,
      left: -170,
      right: 170,
      top: -904,
      fill: 0.84,
      heightCm: 42,
      focus: { x: 0, y: -390, r: 130 },
    };
  }
  const head =
    Array.from({ length: 4 }, (_, row) =>
      place(
        bristles(`${spec.seed}${row}`, {
          left: -22,
          right: 22,
          top: 0,
          length: 66,
          flare: 92 - row * 8,
          colour: "#f2f5f7",
          strokes: 34,
        }),
        0,
        -336 + row * 48,
      ),
    ).join("") +
    turnedBody(
      pen,
      [
        [17, -380, 6],
        [17, -140, 12],
      ],
      colour,
      "gloss",
    );
  const wall = spec.form === "wall";
  const cup = outline([
    [-132, -190, 16],
    [132, -190, 16],
    [116, 0, 46],
    [-116, 0, 46],
  ]);
  const cupBody =
    flatBody(pen, cup, colour) +
    shape(ellipse(0, -188, 130, 24), darken(colour, 0.3)) +
    shape(ellipse(0, -184, 116, 18), "#0b1220", `opacity="0.35"`);
  const bracket = wall
    ? `<g transform="translate(18 20)"><path d="${rect(-78, -560, 156, 470, 30)}" fill="#2c3a4d" opacity="0.2" ${pen.blur(14)}/></g>` +
      flatBody(pen, rect(-78, -560, 156, 470, 30), darken(colour, 0.05)) +
      shape(ellipse(0, -520, 9, 9), metal(pen)) +
      line(`M-52-470H52`, "#0b1220", 4, `opacity="0.14"`)
    : floorShadow(pen, 0, 150) +
      turnedBody(
        pen,
        [
          [140, -26, 12],
          [160, 0, 12],
        ],
        darken(colour, 0.15),
      );
  const brush = place(handle + head, 0, wall ? -30 : -20);
  const front = outline([
    [-132, -180],
    [132, -180],
    [116, 0, 46],
    [-116, 0, 46],
  ]);
  const svg =
    bracket +
    cupBody +
    brush +
    flatBody(pen, front, colour) +
    logo(-112) +
    line(`M${num(-118)} -172Q0-150 118-172`, "#ffffff", 6, `opacity="0.6"`) +
    (wall ? part(pen, rect(-60, -470, 120, 46, 20), darken(colour, 0.2)) : "");
  return {
    svg,
    left: -175,
    right: 180,
    top: -930,
    bottom: wall ? 16 : 6,
    fill: 0.86,
    heightCm: 42,
    focus: { x: 0, y: -260, r: 140 },
  };
};
