import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A flat-mop refill: one from above with its pockets, one before it with the loops outwards. */
export const mopRefill: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const pad = outline([
    [-380, -210, 34],
    [380, -210, 34],
    [426, 0, 40],
    [-426, 0, 40],
  ]);
  const fringe = (dy: number, tone: string): string =>
    line(
      Array.from({ length: 46 }, (_, index) => {
        const x = -418 + index * 18.6;
        return `M${num(x)} ${dy - 12}q${index % 2 ? 6 : -4} 16 ${index % 3 ? 2 : -3} ${index % 2 ? 30 : 36}`;
      }).join(""),
      tone,
      13,
      `stroke-linecap="round"`,
    );
  const loops = Array.from({ length: 8 }, (_, row) =>
    line(
      Array.from({ length: 30 }, (_, index) => {
        const half = 372 + row * 5.4;
        const x = -half + (index * half * 2) / 30;
        return `M${num(x)} ${-190 + row * 24}q${num(half / 30)} ${row % 2 ? 15 : -13} ${num(half / 15)} 0`;
      }).join(""),
      row % 2 ? lighten(colour, 0.3) : darken(colour, 0.28),
      5,
      `opacity="0.5" stroke-linecap="round"`,
    ),
  ).join("");
  const pocket = (side: 1 | -1): string =>
    part(
      pen,
      outline([
        [side * 380, -210, 30],
        [side * 214, -210, 8],
        [side * 236, 0, 8],
        [side * 426, 0, 36],
      ]),
      "#8f9aa5",
    ) + line(`M${side * 226} -196L${side * 246} -10`, "#ffffff", 4, `opacity="0.55" stroke-dasharray="10 7"`);
  const zones = ["#d8403c", "#ecc531", "#3f9d4f", "#2f8fd0"]
    .map((zone, index) => shape(rect(-52 + index * 26, -58, 26, 40), zone))
    .join("");
  const above =
    fringe(0, colour) +
    part(pen, pad, lighten(colour, 0.5), 0.5) +
    pocket(-1) +
    pocket(1) +
    drawLockup(
      spec.brand,
      { x: -150, y: -170, w: 300, h: 60 },
      { ground: lighten(colour, 0.5), align: "middle" },
    ) +
    zones;
  const near =
    fringe(0, darken(colour, 0.1)) + fringe(4, lighten(colour, 0.24)) + part(pen, pad, colour, 0.7) + loops;
  const svg =
    floorShadow(pen, 0, 400, -270, 0.05) +
    place(above, 0, -290, 0.92) +
    floorShadow(pen, 0, 430, 20, 0.06) +
    near +
    swingTag(pen, spec, [300, -240], { scale: 0.9 });
  return {
    svg,
    left: -450,
    right: 450,
    top: -490,
    bottom: 40,
    fill: 0.82,
    heightCm: 14,
    focus: { x: -250, y: -100, r: 130 },
    detail: { x: -200, y: -90, r: 160 },
  };
};
