import { drawLockup } from "../brand/logo.ts";
import { flatBody, floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A fly lamp with ultraviolet tubes before its glue board, behind a grille. */
export const insectLamp: KindDrawing = (pen, spec) => {
  const tubes = (spec.count ?? 1) > 1 ? [-380, -250] : [-315];
  const shell = outline([
    [-430, -520, 40],
    [430, -520, 40],
    [450, -90, 40],
    [-450, -90, 40],
  ]);
  const window = rect(-380, -450, 760, 290, 16);
  const glow = pen.radial([
    [0, "#b79bff", 0.9],
    [0.5, "#7f6bff", 0.45],
    [1, "#5a78d8", 0],
  ]);
  const fly = (x: number, y: number, turn: number): string =>
    place(
      shape(ellipse(0, 0, 9, 6), "#1b1a22") +
        shape(ellipse(-4, -6, 8, 4) + ellipse(-4, 6, 8, 4), "#ffffff", `opacity="0.7"`),
      x,
      y,
      1,
      turn,
    );
  const tube = (y: number): string =>
    shape(ellipse(0, y, 400, 120), glow) +
    shape(rect(-340, y - 21, 680, 42, 21), "#8d7bff") +
    shape(
      rect(-340, y - 21, 680, 42, 21),
      pen.linear("down", [
        [0, "#ffffff", 0.4],
        [0.4, "#ffffff", 0.95],
        [1, "#5a4bd6", 0.7],
      ]),
    ) +
    part(pen, rect(-366, y - 28, 40, 56, 8), "#c6ced6") +
    part(pen, rect(326, y - 28, 40, 56, 8), "#c6ced6");
  const bars = Array.from({ length: 13 }, (_, index) => `M${-348 + index * 58} -452V-158`).join("");
  const svg =
    `<g transform="translate(20 24)"><path d="${shell}" fill="#2c3a4d" opacity="0.24" ${pen.blur(16)}/></g>` +
    flatBody(pen, shell, "#f4f6f8") +
    shape(window, "#2a2740") +
    shape(rect(-366, -436, 732, 262, 10), "#f2e3a0") +
    fly(-250, -214, 20) +
    fly(130, -228, -40) +
    fly(250, -400, 70) +
    fly(-80, -200, 110) +
    fly(30, -412, 10) +
    `<g ${pen.clip(window)}>${tubes.map(tube).join("")}</g>` +
    line(bars, "#e4e9ee", 12) +
    line(bars, "#7d8894", 3, `transform="translate(5 0)" opacity="0.6"`) +
    line(window, "#aab4be", 8) +
    drawLockup(spec.brand, { x: -390, y: -146, w: 260, h: 42 }, { ground: "#f4f6f8" }) +
    shape(ellipse(380, -124, 12, 12), "#8d7bff") +
    line("M-240-520C-240-590-160-620-150-680M240-520C240-590 160-620 150-680", "#9aa5b0", 6) +
    floorShadow(pen, 0, 1, 0, 0.01);
  return {
    svg,
    left: -460,
    right: 480,
    top: -690,
    bottom: -50,
    fill: 0.84,
    heightCm: 30,
    focus: { x: 120, y: -310, r: 140 },
    detail: { x: -200, y: -300, r: 170 },
  };
};
