import { darken } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, floorShadow, roundLight, turnedBody } from "../pieces/light.ts";
import { wrappedLabel } from "../pieces/panel.ts";
import { type Profile, line, shape, strip, turned } from "../pieces/shapes.ts";
import { closureColours } from "../pieces/vessel.ts";
import type { Figure, KindDrawing, PackshotSpec } from "../spec.ts";

/** Lithographed spray can with its overcap. */
export const aerosol: KindDrawing = (pen, spec, side) => {
  const [half, height] = [132, 690];
  const body: Profile = [
    [half, -height],
    [half, 0],
  ];
  const { cap } = closureColours(spec);
  const d = turned(body);
  const steel = pen.linear("across", [
    [0, "#7d8894"],
    [0.14, "#e6eaee"],
    [0.3, "#ffffff"],
    [0.5, "#b8c1ca"],
    [0.8, "#7d8894"],
    [1, "#a7b0b9"],
  ]);
  const rim = (y: number, halfWidth: number, thick: number): string =>
    shape(
      turned([
        [halfWidth, y, 4],
        [halfWidth, y + thick, 4],
      ]),
      steel,
      `stroke="#6b7682" stroke-width="1"`,
    );
  const svg =
    floorShadow(pen, 0, half) +
    `<g ${pen.clip(d)}>${labelWrap(pen, spec, half, height, side)}</g>` +
    shape(d, roundLight(pen, spec.brand.palette.main, "gloss")) +
    shape(
      strip(body, -0.74, -0.6),
      pen.linear("down", [
        [0, "#ffffff", 0.5],
        [1, "#ffffff", 0.25],
      ]),
    ) +
    shape(
      turned([
        [half * 0.72, -height - 34, 8],
        [half, -height - 2, 26],
        [half, -height],
      ]),
      steel,
    ) +
    rim(-height - 6, half + 3, 11) +
    rim(-9, half + 2, 10) +
    turnedBody(
      pen,
      [
        [half * 0.74, -height - 176, 26],
        [half * 0.8, -height - 60, 4],
        [half * 0.8, -height - 28, 4],
      ],
      cap,
      "gloss",
    ) +
    line(
      `M${num(-half * 0.78)} ${num(-height - 66)}Q0 ${num(-height - 56)} ${num(half * 0.78)} ${num(-height - 66)}`,
      darken(cap, 0.4),
      2.2,
      `opacity="0.35"`,
    );
  return {
    svg,
    left: -half,
    right: half,
    top: -height - 176,
    fill: 0.85,
    heightCm: 24,
    focus: { x: 0, y: -height * 0.66, r: 120 },
  };
};

function labelWrap(
  pen: Pen,
  spec: PackshotSpec,
  half: number,
  height: number,
  side: Parameters<KindDrawing>[2],
): string {
  return wrappedLabel(
    pen,
    spec,
    { x: -half, y: -height, w: half * 2, h: height },
    { side, sag: 0, radius: 0, inset: 0.06 },
  );
}

/** A tube of cream standing on its cap. */
export const creamTube: KindDrawing = (pen, spec, side) => {
  const [half, height] = [132, 560];
  const colour = spec.bodyColor ?? "#fbfbfa";
  const { cap } = closureColours(spec);
  const foot = -96;
  const profile: Profile = [
    [half + 12, foot - height, 3],
    [half + 12, foot - height + 40, 4],
    [half + 6, foot - height + 60, 40],
    [half * 0.94, foot - 120, 60],
    [half * 0.82, foot - 14, 22],
    [half * 0.6, foot],
  ];
  const d = turned(profile);
  const crimp = Array.from(
    { length: 22 },
    (_, index) => `M${num(-half - 6 + index * 13)} ${num(foot - height + 4)}V${num(foot - height + 36)}`,
  ).join("");
  const svg =
    floorShadow(pen, 0, 100) +
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.5"`) +
    `<g ${pen.clip(d)}>${wrappedLabel(pen, spec, { x: -half - 12, y: foot - height + 44, w: half * 2 + 24, h: height - 44 }, { side, sag: 0, radius: 0, inset: 0.11 })}</g>` +
    shape(d, roundLight(pen, colour, "gloss"), `opacity="0.8"`) +
    shape(
      strip(profile, -0.72, -0.58),
      pen.linear("down", [
        [0, "#ffffff", 0],
        [0.2, "#ffffff", 0.5],
        [1, "#ffffff", 0.2],
      ]),
    ) +
    line(crimp, "#0b1220", 2, `opacity="0.12"`) +
    turnedBody(
      pen,
      [
        [half * 0.64, foot + 2, 5],
        [half * 0.72, -6, 8],
        [half * 0.7, 0, 6],
      ],
      cap,
      "gloss",
    );
  return {
    svg,
    left: -half - 12,
    right: half + 12,
    top: foot - height,
    fill: 0.74,
    heightCm: 17,
    focus: { x: 0, y: foot - height * 0.7, r: 120 },
  } satisfies Figure;
};
