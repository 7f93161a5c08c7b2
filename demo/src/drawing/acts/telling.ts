import { darken } from "../colour.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { wiping } from "./wiping.ts";

/** A tap, crusted with lime on one half, bright on the other. */
export const limescale: Act = ({ pen, colour }) => {
  const steel = metal(pen);
  const crust = [
    [-170, -120, 30],
    [-130, -180, 24],
    [-90, -90, 34],
    [-200, -70, 26],
    [-120, -50, 22],
    [-70, -240, 20],
    [-60, -330, 24],
    [-64, -160, 20],
  ];
  return (
    floorShadow(pen, 0, 260, -20) +
    shape(
      outline([
        [-240, -130, 40],
        [240, -130, 40],
        [260, -10, 30],
        [-260, -10, 30],
      ]),
      metal(pen, "down"),
    ) +
    shape(rect(-80, -560, 160, 470, 40), steel) +
    shape("M-80-520C-90-700-320-700-400-560L-350-500C-300-590-180-580-80-470Z", steel) +
    shape(rect(-110, -640, 220, 90, 40), steel) +
    crust
      .map(([x = 0, y = 0, r = 0]) =>
        shape(ellipse(x, y, r, r * 0.7), "#f4efe2", `opacity="0.9" stroke="#c9bfa6" stroke-width="3"`),
      )
      .join("") +
    gleam(40, -400, 44) +
    gleam(120, -110, 30) +
    gleam(30, -600, 24) +
    wiping(pen, colour, [280, -200], -16, 0.74)
  );
};

/** Two glasses: one dull, one clear. */
export const twoGlasses: Act = ({ pen }) => {
  const bowl = "M-130-620C-140-430-110-300 0-290C110-300 140-430 130-620Z";
  const glass = (isDull: boolean): string =>
    floorShadow(pen, 0, 120, -10, 0.14) +
    shape(ellipse(0, -16, 120, 24), "#e9f1f5", `stroke="#a9bac6" stroke-width="3"`) +
    shape(rect(-12, -296, 24, 280, 8), "#dfeaf0", `stroke="#a9bac6" stroke-width="2"`) +
    shape(
      bowl,
      isDull ? "#dfe3e6" : "#eef7fb",
      `stroke="#9fb2c0" stroke-width="3" opacity="${isDull ? 0.96 : 0.72}"`,
    ) +
    shape(ellipse(0, -620, 130, 24), isDull ? "#cfd5d9" : "#f8fcfe", `stroke="#9fb2c0" stroke-width="3"`) +
    (isDull
      ? shape(
          ellipse(-40, -500, 20, 14) +
            ellipse(30, -450, 26, 18) +
            ellipse(60, -540, 16, 12) +
            ellipse(-60, -400, 18, 14) +
            ellipse(0, -360, 20, 12),
          "#ffffff",
          `opacity="0.8"`,
        )
      : line("M-96-580C-98-470-80-380-40-340", "#ffffff", 18, `opacity="0.95" stroke-linecap="round"`) +
        gleam(70, -520, 50) +
        gleam(-110, -640, 26));
  return place(glass(true), -190, -30, 1.05) + place(glass(false), 190, -30, 1.05);
};

/** Two bottles that must not meet, and the sign between them. */
export const notTogether: Act = ({ pen }) => {
  const bottle = (colour: string, x: number, turn: number): string =>
    place(
      shape(rect(-40, -560, 80, 80, 12), darken(colour, 0.3)) +
        shape(
          outline([
            [-60, -490, 20],
            [60, -490, 20],
            [120, -380, 50],
            [120, 0, 26],
            [-120, 0, 26],
            [-120, -380, 50],
          ]),
          colour,
        ) +
        shape(
          outline([
            [-60, -490, 20],
            [60, -490, 20],
            [120, -380, 50],
            [120, 0, 26],
            [-120, 0, 26],
            [-120, -380, 50],
          ]),
          pen.linear("across", [
            [0, "#0b1220", 0.3],
            [0.2, "#ffffff", 0.45],
            [0.44, "#ffffff", 0],
            [1, "#0b1220", 0.34],
          ]),
        ) +
        shape(rect(-90, -320, 180, 210, 14), "#ffffff", `opacity="0.95"`) +
        place(
          shape(
            "M0-70L70 0L0 70L-70 0Z",
            "#ffffff",
            `stroke="#c8102e" stroke-width="12" stroke-linejoin="round"`,
          ) + line("M0-30V14M0 30V34", "#16181d", 14, `stroke-linecap="round"`),
          0,
          -214,
          0.9,
        ),
      x,
      -20,
      1,
      turn,
    );
  return (
    floorShadow(pen, -270, 150, -20) +
    floorShadow(pen, 270, 150, -20) +
    bottle("#c9474b", -280, -4) +
    bottle("#6ba51d", 280, 4) +
    [0, 1, 2]
      .map((puff) =>
        shape(
          ellipse(-10 + puff * 12, -520 - puff * 70, 70 + puff * 26, 46 + puff * 14),
          "#c8c46a",
          `opacity="${0.4 - puff * 0.1}" ${pen.blur(10)}`,
        ),
      )
      .join("") +
    shape(ellipse(0, -290, 118, 118), "#ffffff") +
    line(ellipse(0, -290, 104, 104), "#c8102e", 28) +
    line("M-72-362L72-218", "#c8102e", 28)
  );
};

/** One surface in three states: soiled, washed, disinfected. */
export const threeStages: Act = ({ pen, colour }) => {
  const spots = Array.from({ length: 26 }, (_, index) =>
    ellipse(
      -470 + ((index * 71) % 280),
      -300 + ((index * 43) % 270),
      8 + (index % 4) * 5,
      5 + (index % 3) * 3,
    ),
  ).join("");
  return (
    shape(rect(-1800, -330, 3600, 400), "#e7ecef") +
    shape(rect(-1800, -330, 1620, 400), "#d8cfc0") +
    shape(spots, "#7a5a30", `opacity="0.5"`) +
    shape(
      rect(160, -330, 1640, 400),
      pen.linear("down", [
        [0, "#ffffff"],
        [1, "#dff1ee"],
      ]),
    ) +
    line("M-180-330V70M160-330V70", "#ffffff", 10) +
    gleam(-60, -250, 30, 0.9) +
    gleam(40, -90, 24, 0.9) +
    place(
      shape("M0-150L130-100V20C130 110 70 160 0 190C-70 160-130 110-130 20V-100Z", "#1a7f37") +
        line("M-56 10L-10 60L64-40", "#ffffff", 30, `stroke-linecap="round" stroke-linejoin="round"`),
      350,
      -520,
      0.9,
    ) +
    wiping(pen, colour, [40, -150], -8, 0.74)
  );
};
