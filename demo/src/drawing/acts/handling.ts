import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { flatHand, pinchingHand } from "./hands.ts";

/** A pile of folded cloths. */
function pile(pen: Pen, colour: string, count: number, w = 200): string {
  return Array.from({ length: count }, (_, index) => {
    const d = rect(-w / 2, -(index + 1) * 46, w, 48, 18);
    return (
      shape(d, lighten(colour, index % 2 ? 0.12 : 0.04)) +
      shape(
        d,
        pen.linear("down", [
          [0, "#ffffff", 0.34],
          [0.5, "#ffffff", 0],
          [1, "#0b1220", 0.3],
        ]),
      ) +
      line(`M${-w / 2 + 14} ${-(index + 0.5) * 46}H${w / 2 - 10}`, darken(colour, 0.45), 3, `opacity="0.35"`)
    );
  }).join("");
}

/** Four piles in the four colours of the code; a hand takes from the red one. */
export const fourColours: Act = ({ pen }) => {
  const colours = ["#d8403c", "#ecc531", "#3f9d4f", "#2f8fd0"];
  const lifted = "M-150-30C-90-60-20-20 40-44C60-10 56 60 70 110C10 96-50 128-110 108C-140 70-140 10-150-30Z";
  return (
    colours
      .map((colour, index) => {
        const x = -360 + index * 232;
        return floorShadow(pen, x, 110, -40) + place(pile(pen, colour, index === 0 ? 3 : 4), x, -44);
      })
      .join("") +
    place(
      `<g transform="translate(8 14)"><path d="${lifted}" fill="#1b2736" opacity="0.24" ${pen.blur(10)}/></g>` +
        shape(lifted, "#d8403c", `stroke="#8f2320" stroke-width="2"`) +
        shape(
          lifted,
          pen.linear(
            [0, 0, 0.5, 1],
            [
              [0, "#ffffff", 0.4],
              [0.5, "#ffffff", 0],
              [1, "#0b1220", 0.28],
            ],
          ),
        ) +
        line("M-90-30C-80 20-100 60-84 104M-20-34C-10 20-26 70-10 108", "#7d1d1a", 6, `opacity="0.3"`),
      -300,
      -390,
      1.2,
    ) +
    place(pinchingHand(pen, "#d8403c", "#f1f4f7"), -236, -420, 0.9, -8)
  );
};

/** Two hands fold a cloth in half. */
export const foldCloth: Act = ({ pen, colour }) => {
  const under =
    "M-300-330C-180-360 140-352 290-332C310-240 304-120 286-40C120-16-140-20-292-44C-312-140-314-240-300-330Z";
  const over =
    "M-290-300C-160-336 130-330 280-304C300-250 296-190 280-140C110-112-130-116-284-142C-300-200-302-250-290-300Z";
  const light = pen.linear(
    [0, 0, 0.5, 1],
    [
      [0, "#ffffff", 0.42],
      [0.5, "#ffffff", 0.02],
      [1, "#0b1220", 0.26],
    ],
  );
  const right = place(pinchingHand(pen, "#f5c93a", "#f1f4f7"), 214, -250, 0.92, -6);
  const left = `<g transform="scale(-1 1)">${place(pinchingHand(pen, darken("#f5c93a", 0.05), "#f1f4f7"), 214, -242, 0.92, -6)}</g>`;
  return (
    `<g transform="translate(6 18)"><path d="${under}" fill="#1b2736" opacity="0.26" ${pen.blur(14)}/></g>` +
    shape(under, darken(colour, 0.1), `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(under, light) +
    line("M-270-60C-120-40 110-36 262-58", darken(colour, 0.4), 4, `opacity="0.5" stroke-dasharray="10 7"`) +
    `<g transform="translate(0 12)"><path d="${over}" fill="#1b2736" opacity="0.24" ${pen.blur(8)}/></g>` +
    shape(over, lighten(colour, 0.18), `stroke="${edgeOf(colour)}" stroke-width="2.4"`) +
    shape(over, light) +
    line(
      "M-268-156C-120-134 110-132 262-154",
      darken(colour, 0.4),
      4,
      `opacity="0.5" stroke-dasharray="10 7"`,
    ) +
    left +
    right +
    gleam(-30, -390, 26)
  );
};

/** Three raised hands: nitrile, latex, vinyl. */
export const threeGloves: Act = ({ pen }) =>
  (
    [
      ["#3f7fd0", -300],
      ["#ecd9b0", 0],
      ["#cfe2ea", 300],
    ] as const
  )
    .map(([glove, x]) => place(flatHand(pen, glove, "#f1f4f7"), x, -330, 1.18, 90))
    .join("");

/** A palm under a dispenser that lets a drop fall. */
export const underDispenser: Act = ({ pen, colour }) => {
  const shell = outline([
    [-150, -740, 50],
    [150, -740, 50],
    [164, -420, 60],
    [130, -330, 50],
    [-130, -330, 50],
    [-164, -420, 60],
  ]);
  return (
    `<g transform="translate(18 22)"><path d="${shell}" fill="#2c3a4d" opacity="0.22" ${pen.blur(16)}/></g>` +
    shape(shell, "#fbfcfc", `stroke="#aab6c1" stroke-width="2"`) +
    shape(
      shell,
      pen.linear("across", [
        [0, "#2c3a4d", 0.2],
        [0.16, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#2c3a4d", 0.24],
      ]),
    ) +
    shape(rect(-36, -660, 72, 190, 26), "#dfe6ec") +
    shape(rect(-36, -580, 72, 110, 26), colour, `opacity="0.85"`) +
    shape(ellipse(0, -400, 30, 30), "#1c2127") +
    shape(ellipse(60, -400, 8, 8), "#38c172") +
    shape("M0-310C14-284 26-272 26-252A26 26 0 0 1-26-252C-26-272-14-284 0-310Z", colour) +
    shape(ellipse(-8, -254, 6, 10), "#ffffff", `opacity="0.8"`) +
    place(flatHand(pen, "#e3b08c", "#dfe8f0"), 110, -110, 1.02, -4) +
    shape(ellipse(40, -130, 60, 18), colour, `opacity="0.7"`)
  );
};
