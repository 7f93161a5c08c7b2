import type { Pen } from "../pen.ts";
import { metal } from "../pieces/light.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { lane, splashes, wiping } from "./wiping.ts";

const GLAZE = "#fbfcfc";

/** White glazed ware: bright above, cool shade below. */
function ceramic(pen: Pen, d: string, shade = 0.34): string {
  return (
    shape(d, GLAZE, `stroke="#a9b6c1" stroke-width="2.4"`) +
    shape(
      d,
      pen.linear("across", [
        [0, "#2c3a4d", shade * 0.5],
        [0.2, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#2c3a4d", shade],
      ]),
    ) +
    shape(
      d,
      pen.linear("down", [
        [0, "#ffffff", 0.5],
        [0.6, "#ffffff", 0],
        [1, "#2c3a4d", shade * 0.7],
      ]),
    )
  );
}

/** The seat of a toilet. */
export const toilet: Act = ({ pen, colour }) => {
  const body =
    "M-236-352C-232-214-150-168-132-74C-126-40-130-18-134 0H118C112-22 110-46 116-74C138-168 216-214 220-352Z";
  const lid = "M-196-396C-214-640-150-708-8-708C134-708 198-640 180-396Z";
  return (
    shape(ellipse(20, -4, 250, 26), "#2c3a4d", `opacity="0.28" ${pen.blur(10)}`) +
    ceramic(pen, rect(-222, -812, 428, 260, 30)) +
    shape(ellipse(-8, -800, 44, 12), metal(pen, "down")) +
    ceramic(pen, lid, 0.24) +
    line("M-150-430C-162-600-110-664-8-664C94-664 146-600 134-430", "#9fb0bd", 4, `opacity="0.4"`) +
    ceramic(pen, body) +
    ceramic(pen, ellipse(-8, -372, 232, 92), 0.3) +
    shape(ellipse(-8, -366, 158, 56), "#c3ced7") +
    shape(
      ellipse(-8, -352, 140, 40),
      pen.linear("down", [
        [0, "#9fb6c6"],
        [1, "#dcecf4"],
      ]),
    ) +
    line("M-214-372A206 76 0 0 1-40-446", "#ffffff", 12, `opacity="0.9" stroke-linecap="round"`) +
    gleam(-150, -424, 34) +
    gleam(-80, -584, 24, 0.8) +
    wiping(pen, colour, [226, -404], -14, 0.8)
  );
};

/** The rim of a wash basin under its mirror. */
export const basin: Act = ({ pen, colour }) => {
  const bowl = "M-420-360C-400-180-300-84-60-76H60C300-84 400-180 420-360Z";
  const steel = metal(pen);
  return (
    shape(
      outline([
        [-90, -120],
        [90, -120],
        [64, 20],
        [-64, 20],
      ]),
      "#e3e9ee",
    ) +
    ceramic(pen, bowl) +
    ceramic(pen, ellipse(0, -362, 424, 104), 0.2) +
    shape(
      ellipse(0, -352, 350, 76),
      pen.linear("down", [
        [0, "#b9c7d2"],
        [0.6, "#e2eaf0"],
        [1, "#fbfdfe"],
      ]),
    ) +
    shape(ellipse(0, -318, 26, 9), "#7f8c99") +
    shape(rect(-32, -560, 64, 150, 14), steel) +
    shape("M-32-560C-32-640 90-640 96-520L52-512C48-580 30-576 30-540Z", steel) +
    shape(rect(-12, -636, 24, 70, 10), steel) +
    shape(rect(-70, -652, 140, 26, 13), steel) +
    line("M74-506V-390", "#8fcbe8", 12, `opacity="0.75" stroke-linecap="round"`) +
    line("M71-500V-396", "#ffffff", 4, `opacity="0.8" stroke-linecap="round"`) +
    lane("M-330-384C-200-340 60-300 250-330", 60) +
    splashes(
      [
        [-300, -340, 12],
        [-240, -316, 8],
        [-352, -366, 9],
      ],
      "#93a86a",
    ) +
    gleam(-60, -300, 30) +
    gleam(-200, -250, 22, 0.85) +
    wiping(pen, colour, [290, -336], -10, 0.88)
  );
};
