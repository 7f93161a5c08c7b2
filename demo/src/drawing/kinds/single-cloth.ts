import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { Figure, PackshotSpec } from "../spec.ts";

/** A single cloth, unfolded, one corner turned over. */
export function singleCloth(pen: Pen, spec: PackshotSpec, face: "waffle" | "pores"): Figure {
  const colour = spec.bodyColor ?? spec.accent;
  const d =
    "M-380-560C-250-590-90-566 40-580C160-592 280-582 372-560C392-420 372-300 388-170C392-120 388-60 378-12C250 14 130-6-10 8C-140 20-260 4-372-10C-392-150-370-290-384-430Z";
  const corner = "M378-12C388-60 392-120 388-170C330-160 262-120 232 4C290 8 330 2 378-12Z";
  const weave =
    face === "waffle"
      ? line(
          Array.from(
            { length: 30 },
            (_, index) => `M${-700 + index * 50} -620l640 660M${700 - index * 50} -620l-640 660`,
          ).join(""),
          lighten(colour, 0.42),
          3,
          `opacity="0.42"`,
        )
      : shape(
          Array.from({ length: 16 }, (_, row) =>
            Array.from({ length: 20 }, (_, column) =>
              ellipse(-360 + column * 38 + (row % 2) * 19, -548 + row * 36, 6.5, 6),
            ).join(""),
          ).join(""),
          darken(colour, 0.4),
          `opacity="0.4"`,
        );
  const svg =
    `<g transform="translate(10 16)"><path d="${d}" fill="#1b2736" opacity="0.28" ${pen.blur(12)}/></g>` +
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" data-piece=""`) +
    `<g ${pen.clip(d)}>${weave}</g>` +
    shape(
      d,
      pen.linear(
        [0, 0, 0.5, 1],
        [
          [0, "#ffffff", 0.34],
          [0.45, "#ffffff", 0.02],
          [1, "#0b1220", 0.22],
        ],
      ),
    ) +
    line(
      "M-180-570C-200-400-170-200-190 6M160-584C180-420 150-200 172-2",
      darken(colour, 0.4),
      16,
      `opacity="0.13" stroke-linecap="round"`,
    ) +
    line(
      "M-362-540C-240-568-90-546 40-560C160-572 270-562 354-542C372-410 354-300 370-172M-354-28C-250-14-140 0-10-10C80-18 150-14 224-12M-362-540C-366-400-354-200-354-28",
      darken(colour, 0.35),
      3.4,
      `opacity="0.5" stroke-dasharray="10 7"`,
    ) +
    shape(corner, lighten(colour, 0.45)) +
    shape(
      corner,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#0b1220", 0.24],
          [0.4, "#ffffff", 0.3],
          [1, "#0b1220", 0.06],
        ],
      ),
    ) +
    place(
      part(pen, rect(-96, -40, 192, 80, 8), "#ffffff", 0.3) +
        drawLockup(spec.brand, { x: -80, y: -28, w: 160, h: 56 }, { ground: "#ffffff", align: "middle" }),
      -250,
      -74,
      0.9,
    ) +
    swingTag(pen, spec, [250, -540]);
  return {
    svg,
    left: -400,
    right: 400,
    top: -600,
    bottom: 20,
    fill: 0.8,
    heightCm: 18,
    focus: { x: 300, y: -90, r: 120 },
  };
}
