import { darken, lighten } from "../colour.ts";
import { edgeOf } from "../pieces/light.ts";
import { ellipse, line, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import type { KindDrawing } from "../spec.ts";

/** A drying towel for cars: thick terry, folded in three, its border turned to the front. */
export const carTowel: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? spec.accent;
  const d =
    "M-300-20C-330-130-320-250-290-330C-180-356-40-330 60-342C170-354 260-340 296-320C322-220 316-110 300-18C200 12 80-12-40 4C-150 18-240 4-300-20Z";
  const loops = Array.from({ length: 12 }, (_, row) =>
    line(
      `M-300 ${-320 + row * 28}H300`,
      row % 2 ? lighten(colour, 0.4) : darken(colour, 0.2),
      9,
      `opacity="0.4" stroke-dasharray="2 8" stroke-linecap="round"`,
    ),
  ).join("");
  const svg =
    `<g transform="translate(10 18)"><path d="${d}" fill="#1b2736" opacity="0.28" ${pen.blur(12)}/></g>` +
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    `<g ${pen.clip(d)}>${loops}${shape(rect(-340, -86, 680, 46), darken(colour, 0.35), `opacity="0.7"`)}</g>` +
    shape(
      d,
      pen.linear(
        [0, 0, 0.5, 1],
        [
          [0, "#ffffff", 0.34],
          [0.5, "#ffffff", 0],
          [1, "#0b1220", 0.28],
        ],
      ),
    ) +
    line(
      "M-100-336C-116-220-96-110-112 4M110-344C126-230 104-110 120-6",
      darken(colour, 0.4),
      18,
      `opacity="0.16" stroke-linecap="round"`,
    ) +
    shape(ellipse(0, 0, 1, 1), "none") +
    swingTag(pen, spec, [150, -300]);
  return {
    svg,
    left: -330,
    right: 340,
    top: -370,
    bottom: 24,
    fill: 0.78,
    heightCm: 14,
    focus: { x: -180, y: -180, r: 110 },
  };
};
