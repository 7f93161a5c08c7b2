import { darken, lighten } from "../colour.ts";
import { headerCard } from "../pieces/header-card.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** Woven raffia sacks: a flat bundle tied with a cord, the weave visible. */
export const raffiaSacks: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? spec.accent;
  const sack = outline([
    [-260, -560, 16],
    [260, -560, 16],
    [280, 0, 20],
    [-280, 0, 20],
  ]);
  const weave = Array.from({ length: 26 }, (_, row) =>
    line(
      `M-290 ${-552 + row * 22}H290`,
      row % 2 ? darken(colour, 0.2) : lighten(colour, 0.5),
      9,
      `opacity="0.34" stroke-dasharray="11 11" stroke-dashoffset="${(row % 2) * 11}"`,
    ),
  ).join("");
  const layers = Array.from({ length: 6 }, (_, index) =>
    place(
      shape(sack, darken(colour, 0.05 + index * 0.012), `stroke="${edgeOf(colour)}" stroke-width="2"`),
      40 - index * 8,
      -44 + index * 8,
    ),
  ).join("");
  const svg =
    floorShadow(pen, 10, 290, 4, 0.08) +
    layers +
    shape(sack, colour, `stroke="${edgeOf(colour)}" stroke-width="2"`) +
    `<g ${pen.clip(sack)}>${weave}${shape(rect(-300, -520, 600, 20), spec.brand.palette.main, `opacity="0.75"`)}</g>` +
    shape(
      sack,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.34],
          [0.5, "#ffffff", 0],
          [1, "#0b1220", 0.24],
        ],
      ),
    ) +
    line("M-270-548H270", darken(colour, 0.4), 4, `opacity="0.5" stroke-dasharray="10 7"`) +
    line("M-284-150Q0-120 290-156M-284-136Q0-106 290-142", "#a5742e", 9, `stroke-linecap="round"`) +
    place(headerCard(pen, spec, 330, 230), 0, -320);
  return {
    svg,
    left: -300,
    right: 340,
    top: -620,
    bottom: 10,
    fill: 0.84,
    heightCm: 30,
    focus: { x: -200, y: -80, r: 110 },
  };
};
