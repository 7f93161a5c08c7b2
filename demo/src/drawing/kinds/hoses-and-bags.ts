import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A textile pressure hose in a coil with brass screw ends. */
export const pressureHose: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const ring = (rx: number, ry: number, dy: number): string => {
    const d = ellipse(0, -330 + dy, rx, ry);
    return (
      line(d, darken(colour, 0.45), 46) +
      line(d, colour, 40) +
      line(d, lighten(colour, 0.4), 9, `opacity="0.55" transform="translate(-5 -9)"`) +
      line(d, "#ffffff", 40, `opacity="0.07" stroke-dasharray="4 6"`)
    );
  };
  const end = (x: number, y: number, turn: number): string =>
    place(
      part(pen, rect(-30, -74, 60, 84, 10), "#2b3036") +
        shape(rect(-24, -132, 48, 62, 6), metal(pen)) +
        shape(rect(-32, -172, 64, 46, 8), "#c9a24a") +
        shape(
          rect(-32, -172, 64, 46, 8),
          pen.linear("across", [
            [0, "#5a431a", 0.5],
            [0.3, "#ffffff", 0.55],
            [1, "#3a2a0e", 0.5],
          ]),
        ) +
        line("M-14-170v42M4-170v42M20-170v42", "#5a431a", 3, `opacity="0.5"`),
      x,
      y,
      1,
      turn,
    );
  const tail = (d: string): string =>
    line(d, darken(colour, 0.45), 46, `stroke-linecap="round"`) +
    line(d, colour, 40, `stroke-linecap="round"`);
  const svg =
    floorShadow(pen, 0, 380, 0, 0.14) +
    [0, 1, 2, 3].map((turn) => ring(350 - turn * 5, 250 - turn * 3, -turn * 34 + 40)).join("") +
    tail("M330-300C390-240 400-140 392-60") +
    end(392, -60, 178) +
    tail("M-330-420C-400-460-420-540-410-600") +
    end(-410, -590, -4) +
    shape(rect(-26, -640, 52, 200, 12), spec.brand.palette.main) +
    line("M-10-630V-452", "#ffffff", 6, `opacity="0.3"`) +
    swingTag(pen, spec, [0, -470], { scale: 0.95, turn: 3 });
  return {
    svg,
    left: -470,
    right: 450,
    top: -780,
    bottom: 130,
    fill: 0.84,
    heightCm: 12,
    focus: { x: 392, y: 30, r: 110 },
    detail: { x: -400, y: -640, r: 140 },
  };
};

/** What a wet-and-dry vacuum uses up: a pleated filter, a set of fleece bags, a ribbed hose. */
export const vacuumBags: KindDrawing = (pen, spec) => {
  const count = 5;
  const bag = (x: number, y: number, front: boolean): string => {
    const d = outline([
      [x - 230, y - 520, 26],
      [x + 230, y - 520, 26],
      [x + 250, y, 40],
      [x - 250, y, 40],
    ]);
    return (
      shape(d, "#f3f1ec", `stroke="#a8a79f" stroke-width="2"`) +
      shape(
        d,
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.6],
            [1, "#3a4047", 0.16],
          ],
        ),
      ) +
      (front
        ? line(
            `M${x - 200} ${y - 40}Q${x} ${y - 70} ${x + 200} ${y - 44}M${x - 150} ${y - 480}L${x - 170} ${y - 60}M${x + 150} ${y - 480}L${x + 172} ${y - 60}`,
            "#8b8a80",
            4,
            `opacity="0.3"`,
          ) +
          shape(rect(x - 120, y - 440, 240, 190, 14), "#c6a77b") +
          shape(
            rect(x - 120, y - 440, 240, 190, 14),
            pen.linear("down", [
              [0, "#ffffff", 0.3],
              [1, "#0b1220", 0.12],
            ]),
          ) +
          shape(ellipse(x, y - 345, 66, 66), "#2b3036") +
          shape(ellipse(x, y - 345, 50, 50), "#0d1116") +
          drawLockup(
            spec.brand,
            { x: x - 150, y: y - 196, w: 300, h: 76 },
            { ground: "#f3f1ec", align: "middle" },
          )
        : "")
    );
  };
  const svg =
    floorShadow(pen, 0, 300, 4, 0.08) +
    Array.from({ length: count }, (_, index) =>
      bag(60 - index * 34, (index - count + 1) * 20, index === count - 1),
    ).join("");
  return {
    svg,
    left: -340,
    right: 320,
    top: -620,
    bottom: 14,
    fill: 0.8,
    heightCm: 26,
    focus: { x: -70, y: -340, r: 120 },
    detail: { x: -70, y: -330, r: 170 },
  };
};
