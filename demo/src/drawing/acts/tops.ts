import { metal } from "../pieces/light.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { lane, splashes, wiping } from "./wiping.ts";

/** A steel worktop before the hob. */
export const worktop: Act = ({ pen, colour }) => {
  const top =
    shape(
      rect(-1800, -330, 3600, 400),
      pen.linear("down", [
        [0, "#f2f5f7"],
        [0.3, "#cfd7dd"],
        [1, "#a9b4be"],
      ]),
    ) +
    Array.from({ length: 16 }, (_, index) =>
      line(`M-1800 ${-316 + index * 22}H1800`, index % 2 ? "#ffffff" : "#8d99a5", 2, `opacity="0.28"`),
    ).join("") +
    shape(rect(-1800, -336, 3600, 12), "#ffffff", `opacity="0.8"`);
  const pot = (x: number, w: number, h: number): string =>
    shape(rect(x, -330 - h, w, h, 14), metal(pen)) +
    shape(rect(x - 16, -330 - h - 6, w + 32, 22, 10), metal(pen, "down")) +
    shape(ellipse(x + w / 2, -338 - h, w * 0.5, 15), "#8d99a5") +
    shape(rect(x + w / 2 - 26, -378 - h, 52, 34, 12), "#30363d");
  return (
    top +
    shape(rect(-460, -352, 560, 26, 8), "#22272d") +
    pot(-420, 210, 170) +
    pot(-150, 170, 120) +
    lane("M460-60C200-10-60-20-200-90S-60-220 60-190", 120) +
    splashes(
      [
        [-330, -130, 16],
        [-280, -96, 9],
        [-380, -90, 11],
        [-420, -180, 8],
        [-300, -190, 10],
        [-250, -150, 7],
      ],
      "#8a5a1f",
    ) +
    gleam(60, -60, 40) +
    gleam(220, -46, 26, 0.85) +
    gleam(-60, -50, 20, 0.7) +
    wiping(pen, colour, [190, -150], -8, 0.96)
  );
};

/** A desk with its keyboard and cup. */
export const desk: Act = ({ pen, colour }) => {
  const wood =
    shape(
      rect(-1800, -330, 3600, 400),
      pen.linear("down", [
        [0, "#efdcc0"],
        [0.4, "#dcc19a"],
        [1, "#c3a377"],
      ]),
    ) +
    line(
      "M-1800-270C-900-282 300-256 1800-272M-1800-180C-700-196 400-160 1800-186M-1800-80C-800-60 500-100 1800-70",
      "#9a7746",
      3,
      `opacity="0.26"`,
    ) +
    shape(rect(-1800, -336, 3600, 10), "#ffffff", `opacity="0.6"`);
  const monitor =
    shape(rect(-420, -704, 470, 290, 18), "#2b323a") +
    shape(
      rect(-404, -688, 438, 258, 8),
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#a8cbe6"],
          [0.5, "#d9eaf6"],
          [0.51, "#c6deef"],
          [1, "#e9f4fb"],
        ],
      ),
    ) +
    shape(
      outline([
        [-212, -416],
        [-158, -416],
        [-146, -336],
        [-224, -336],
      ]),
      "#3a434d",
    ) +
    shape(ellipse(-185, -322, 110, 20), "#2b323a");
  const keys = Array.from({ length: 4 }, (_, rowAt) =>
    line(
      `M${-360 + rowAt * -8} ${-250 + rowAt * 26}H${-40 + rowAt * -2}`,
      "#c5ced6",
      16,
      `stroke-dasharray="20 7"`,
    ),
  ).join("");
  return (
    wood +
    monitor +
    shape(
      outline([
        [-392, -276, 12],
        [-20, -276, 12],
        [-14, -148, 14],
        [-424, -148, 14],
      ]),
      "#f3f5f7",
      `stroke="#b7c2cc" stroke-width="2"`,
    ) +
    keys +
    lane("M520-20C300 10 60-10 0-80S120-220 240-190", 120) +
    splashes(
      [
        [-60, -60, 12],
        [-130, -70, 8],
        [-200, -50, 10],
      ],
      "#6f4a22",
    ) +
    gleam(260, -30, 36) +
    gleam(130, -14, 24, 0.85) +
    wiping(pen, colour, [270, -150], -8, 0.94)
  );
};
