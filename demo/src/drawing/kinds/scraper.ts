import { drawLockup } from "../brand/logo.ts";
import { num } from "../pen.ts";
import { metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A scraper with its steel blade out: slim for 4 cm, a broad head for more. */
export const scraper: KindDrawing = (pen, spec) => {
  const half = Math.min(260, 44 + (spec.width ?? 10) * 14);
  const colour = spec.brand.palette.main;
  const blade = outline([
    [-half, -88],
    [half, -88],
    [half, -6, 2],
    [-half, -6, 2],
  ]);
  const body =
    shape(blade, metal(pen, "down")) +
    shape(
      outline([
        [-half, -30],
        [half, -30],
        [half, -6],
        [-half, -6],
      ]),
      "#ffffff",
      `opacity="0.55"`,
    ) +
    line(`M${num(-half)} -6H${num(half)}`, "#5b6671", 3) +
    part(
      pen,
      outline([
        [-half - 16, -170, 18],
        [half + 16, -170, 18],
        [half + 22, -78, 12],
        [-half - 22, -78, 12],
      ]),
      "#aab4bd",
    ) +
    shape(ellipse(-half * 0.55, -124, 12, 12) + ellipse(half * 0.55, -124, 12, 12), "#5b6671") +
    part(
      pen,
      outline([
        [-48, -640, 48],
        [48, -640, 48],
        [58, -400, 40],
        [44, -240, 30],
        [half * 0.5 + 30, -164, 20],
        [-half * 0.5 - 30, -164, 20],
        [-44, -240, 30],
        [-58, -400, 40],
      ]),
      colour,
    ) +
    part(
      pen,
      outline([
        [-30, -600, 30],
        [30, -600, 30],
        [34, -340, 30],
        [-34, -340, 30],
      ]),
      "#2b3036",
    ) +
    Array.from({ length: 7 }, (_, index) =>
      line(`M-24 ${-560 + index * 32}H24`, "#ffffff", 4, `opacity="0.16"`),
    ).join("") +
    part(pen, rect(-22, -316, 44, 70, 14), spec.accent) +
    line("M-12-296H12M-12-281H12M-12-266H12", "#0b1220", 4, `opacity="0.35"`) +
    shape(ellipse(0, -612, 10, 10), "#ffffff", `opacity="0.9"`) +
    drawLockup(spec.brand, { x: -56, y: -226, w: 112, h: 34 }, { ground: colour, align: "middle" });
  const svg =
    `<g transform="rotate(14) translate(18 16)"><path d="${outline([
      [-half, -170],
      [half, -170],
      [half, -6],
      [-half, -6],
    ])}" fill="#2c3a4d" opacity="0.2" ${pen.blur(12)}/></g>` +
    place(body, 0, 0, 1, 14) +
    swingTag(pen, spec, [190, -600], { scale: 0.9 });
  return {
    svg,
    left: -half - 40,
    right: Math.max(300, half + 90),
    top: -640,
    bottom: 60,
    fill: 0.82,
    heightCm: 20,
    focus: { x: 20, y: -60, r: 120 },
  };
};
