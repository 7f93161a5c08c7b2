import { darken } from "../colour.ts";
import { metal } from "../pieces/light.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { pinchingHand } from "./hands.ts";

/** A board with a plan, half of it ticked off by a hand with a pen. */
export const checklist: Act = ({ pen }) => {
  const rows = [0, 1, 2, 3, 4]
    .map((row) => {
      const y = -500 + row * 92;
      return (
        shape(rect(-260, y - 26, 52, 52, 10), "#ffffff", `stroke="#8a96a3" stroke-width="5"`) +
        (row < 3
          ? line(`M-248 ${y}l16 18l30 -38`, "#1a7f37", 12, `stroke-linecap="round" stroke-linejoin="round"`)
          : "") +
        line(
          `M-176 ${y}H${[120, 190, 90, 160, 60][row] ?? 100}`,
          row < 3 ? "#aab4bd" : "#3b424d",
          16,
          `stroke-linecap="round"`,
        )
      );
    })
    .join("");
  return (
    `<g transform="translate(14 20)"><path d="${rect(-340, -680, 640, 660, 26)}" fill="#1b2736" opacity="0.26" ${pen.blur(14)}/></g>` +
    shape(rect(-340, -680, 640, 660, 26), "#b98b57") +
    shape(rect(-310, -630, 580, 590, 10), "#ffffff") +
    shape(rect(-120, -716, 200, 80, 20), metal(pen, "down")) +
    rows +
    line("M96-214L180-330", "#c8102e", 22, `stroke-linecap="round"`) +
    line("M84-198L96-214", "#16181d", 14, `stroke-linecap="round"`) +
    place(pinchingHand(pen, "#e3b08c", "#2f6fb5"), 150, -280, 0.8, 14)
  );
};

/** A flat mop on tiles and the even lane behind it. */
export const mopLane: Act = ({ pen, colour }) => {
  const grid =
    Array.from({ length: 27 }, (_, index) => `M${-3250 + index * 250} -330L${-5200 + index * 400} 0`).join(
      "",
    ) + "M-3600-250H3600M-3600-140H3600";
  const frame = outline([
    [-300, -130, 30],
    [320, -130, 30],
    [360, -50, 30],
    [-340, -50, 30],
  ]);
  return (
    shape(
      rect(-3600, -330, 7200, 400),
      pen.linear("down", [
        [0, "#d3cdc2"],
        [1, "#bcb3a4"],
      ]),
    ) +
    shape("M-40-330H170L330 20H-330Z", "#f2f4f3") +
    shape("M40-330H90L150 20H-40Z", "#ffffff", `opacity="0.8"`) +
    line(grid, "#8f8676", 5, `opacity="0.4"`) +
    line("M44-200L300-1000", metal(pen), 30, `stroke-linecap="round"`) +
    shape(frame, colour) +
    shape(
      frame,
      pen.linear("down", [
        [0, "#ffffff", 0.4],
        [1, "#0b1220", 0.3],
      ]),
    ) +
    shape(
      outline([
        [-220, -176, 20],
        [240, -176, 20],
        [260, -118, 16],
        [-240, -118, 16],
      ]),
      darken(colour, 0.3),
    ) +
    shape(
      outline([
        [-44, -178, 10],
        [64, -178, 10],
        [84, -300, 16],
        [26, -300, 16],
      ]),
      "#2b3036",
    ) +
    gleam(128, -290, 26) +
    gleam(110, -20, 34)
  );
};
