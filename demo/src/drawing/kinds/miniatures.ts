import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { printedBox } from "../pieces/printed-box.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";
import { flaskSqueeze } from "./bottles.ts";

const [ROWS, COLUMNS] = [5, 10];

/** Small hotel bottles: fifty in their open tray, or the six closed trays of a case. */
export const miniatures: KindDrawing = (pen, spec, side) => {
  if (spec.form === "set") {
    const { svg, figure } = printedBox(
      pen,
      { ...spec, quantity: "50 × 30 ml" },
      { w: 420, h: 170, d: 240, yaw: 22, pitch: 14 },
      side,
    );
    const box = pen.symbol(svg);
    const boxes = Array.from(
      { length: 6 },
      (_, index) =>
        `<use href="#${box}" x="${index % 2 ? 250 : -250}" y="${num(-Math.floor(index / 2) * 166 + (index % 2) * 20)}"/>`,
    ).join("");
    return {
      svg: boxes,
      left: figure.left - 250,
      right: figure.right + 250,
      top: figure.top - 332,
      bottom: 30,
      fill: 0.84,
      heightCm: 34,
    };
  }
  const flask = flaskSqueeze(pen, { ...spec, quantity: "30 ml" }, "front");
  const scale = 210 / -flask.top;
  const one = pen.symbol(place(flask.svg, 0, 0, scale));
  const bottles = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    const spread = 78 + row * 3;
    return `<use href="#${one}" x="${num((column - (COLUMNS - 1) / 2) * spread)}" y="${num(-160 + row * 34)}"/>`;
  }).join("");
  const front = rect(-460, -120, 920, 150, 8);
  const svg =
    floorShadow(pen, 0, 470, 30, 0.06) +
    shape(
      outline([
        [-420, -330, 8],
        [420, -330, 8],
        [460, -110],
        [-460, -110],
      ]),
      "#e2e6ea",
    ) +
    bottles +
    `<g ${pen.clip(front)}>${labelArt(pen, spec, { x: -460, y: -120, w: 920, h: 150 }, side === "back" ? "back" : "front")}</g>` +
    line(front, "#0b1220", 1.6, `opacity="0.2"`);
  return {
    svg,
    left: -480,
    right: 480,
    top: -410,
    bottom: 50,
    fill: 0.84,
    heightCm: 12,
    focus: { x: -150, y: -230, r: 110 },
  };
};
