import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { floorShadow, metal } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { flatHand, grippingHand, thumbBehind } from "./hands.ts";

/** An open bucket with water, its rim's middle at 0, 0. */
function bucket(pen: Pen, colour: string): string {
  const body = outline([
    [-210, 0],
    [210, 0],
    [168, 300, 24],
    [-168, 300, 24],
  ]);
  return (
    floorShadow(pen, 0, 190, 300) +
    shape(body, colour) +
    shape(
      body,
      pen.linear("across", [
        [0, "#0b1220", 0.3],
        [0.18, "#ffffff", 0.4],
        [0.4, "#ffffff", 0],
        [1, "#0b1220", 0.36],
      ]),
    ) +
    line("M120 90h44M110 140h40M104 190h36M98 240h32", "#ffffff", 6, `opacity="0.8"`) +
    shape(ellipse(0, 0, 214, 58), darken(colour, 0.35)) +
    shape(ellipse(0, 22, 194, 42), "#bfe3f3") +
    shape(ellipse(-50, 14, 110, 18), "#ffffff", `opacity="0.6"`) +
    line(ellipse(0, 0, 214, 58), lighten(colour, 0.2), 16)
  );
}

/** A dose from the bottle into a bucket of water. */
export const pour: Act = ({ pen, colour }) => {
  const body = outline([
    [-110, -44, 24],
    [-20, -92, 40],
    [290, -92, 30],
    [290, 92, 30],
    [-20, 92, 40],
    [-110, 44, 24],
  ]);
  const bottle =
    shape(
      outline([
        [-176, -30, 8],
        [-96, -34, 8],
        [-96, 34, 8],
        [-176, 30, 8],
      ]),
      "#f2f5f7",
      `stroke="#93a1af" stroke-width="2"`,
    ) +
    shape(body, colour) +
    shape(
      body,
      pen.linear("down", [
        [0, "#ffffff", 0.5],
        [0.3, "#ffffff", 0.1],
        [1, "#0b1220", 0.36],
      ]),
    ) +
    shape(rect(20, -70, 220, 140, 12), "#ffffff", `opacity="0.94"`) +
    line("M50-36H190M50-6H210M50 24H150", darken(colour, 0.2), 12, `opacity="0.5" stroke-linecap="round"`);
  return (
    place(bucket(pen, "#2f8fd0"), -190, -316) +
    line("M-118-474C-150-440-166-380-168-300", colour, 26, `opacity="0.9" stroke-linecap="round"`) +
    line("M-122-470C-154-436-170-380-173-304", "#ffffff", 7, `opacity="0.6" stroke-linecap="round"`) +
    shape(ellipse(-170, -292, 66, 16), colour, `opacity="0.5"`) +
    line(ellipse(-170, -292, 104, 26), "#ffffff", 5, `opacity="0.7"`) +
    place(thumbBehind(pen, "#f5c93a"), 214, -640, 0.95, -24) +
    place(bottle, 50, -560, 1.04, -25) +
    place(grippingHand(pen, "#f5c93a", "#f1f4f7"), 236, -640, 0.95, -24) +
    gleam(-330, -250, 26)
  );
};

/** Hands under the tap, lathered. */
export const washHands: Act = ({ pen }) => {
  const steel = metal(pen);
  const skin = "#e3b08c";
  const foam = [
    [-130, -150, 46],
    [-70, -190, 54],
    [0, -150, 50],
    [60, -186, 44],
    [-30, -120, 46],
    [110, -140, 34],
    [-190, -130, 30],
    [-90, -96, 34],
    [40, -104, 38],
  ];
  return (
    shape(rect(-30, -700, 60, 230, 14), steel, `transform="translate(-260 0)"`) +
    shape("M-290-690C-290-800-20-800-14-640L-70-634C-76-720-230-730-230-690Z", steel) +
    line("M-42-630V-230", "#8fcbe8", 40, `opacity="0.6" stroke-linecap="round"`) +
    line("M-50-620V-240", "#ffffff", 12, `opacity="0.7" stroke-linecap="round"`) +
    `<g transform="scale(-1 1)">${place(flatHand(pen, darken(skin, 0.1), "#dfe8f0"), 130, -180, 0.92, 10)}</g>` +
    place(flatHand(pen, skin, "#dfe8f0"), 120, -170, 0.94, 10) +
    foam
      .map(
        ([x = 0, y = 0, r = 0]) =>
          shape(ellipse(x, y, r, r * 0.86), "#ffffff", `opacity="0.94" stroke="#c4dbe8" stroke-width="3"`) +
          shape(ellipse(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.2), "#dff1f9"),
      )
      .join("")
  );
};

/** A hand that holds the bottle of a trigger spray and the mist before it. */
export const spray: Act = ({ pen, colour }) => {
  const chance = chanceFrom("mist");
  const mist = Array.from({ length: 70 }, () => {
    const share = chance.next();
    const r = 4 + share * 6;
    return ellipse(-150 - share * 330, -520 + chance.between(-190, 190) * share, r, r);
  }).join("");
  const body = outline([
    [-80, -380, 30],
    [80, -380, 30],
    [124, -250, 60],
    [124, 0, 26],
    [-124, 0, 26],
    [-124, -250, 60],
  ]);
  return (
    floorShadow(pen, 100, 150, -10) +
    shape(mist, "#7fc3e6", `opacity="0.75"`) +
    `<g transform="translate(100 0)">` +
    shape(body, "#f2f6f8", `stroke="#93a1af" stroke-width="2"`) +
    shape(
      outline([
        [-120, -230],
        [120, -230],
        [120, -6, 24],
        [-120, -6, 24],
      ]),
      colour,
      `opacity="0.6"`,
    ) +
    shape(
      body,
      pen.linear("across", [
        [0, "#0b1220", 0.26],
        [0.2, "#ffffff", 0.55],
        [0.4, "#ffffff", 0],
        [1, "#0b1220", 0.3],
      ]),
    ) +
    shape(rect(-100, -210, 200, 160, 14), "#ffffff", `opacity="0.95"`) +
    line(
      "M-70-170H40M-70-130H70M-70-90H10",
      darken(colour, 0.2),
      12,
      `opacity="0.5" stroke-linecap="round"`,
    ) +
    shape(rect(-50, -420, 100, 50, 10), darken(colour, 0.2)) +
    place(thumbBehind(pen, "#4f8fd6"), 60, -440, 0.9) +
    shape(
      outline([
        [-240, -560, 16],
        [110, -570, 40],
        [140, -470, 30],
        [50, -410, 10],
        [-60, -420, 10],
        [-60, -490, 10],
        [-240, -486, 16],
      ]),
      darken(colour, 0.1),
    ) +
    shape(
      outline([
        [-120, -486, 10],
        [-60, -486, 10],
        [-90, -370, 20],
        [-140, -380, 16],
      ]),
      darken(colour, 0.3),
    ) +
    place(grippingHand(pen, "#4f8fd6", "#f1f4f7"), 40, -410, 0.8) +
    `</g>`
  );
};
