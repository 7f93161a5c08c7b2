import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { Act } from "./act.ts";
import { gleam } from "./cloth.ts";
import { grippingHand, thumbBehind } from "./hands.ts";
import { lane, splashes, wiping } from "./wiping.ts";

/** Light from the upper left over a body of one colour. */
function rounded(pen: Pen, d: string, colour: string): string {
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" stroke-opacity="0.7"`) +
    shape(
      d,
      pen.linear(
        [0, 0, 0.6, 1],
        [
          [0, "#ffffff", 0.5],
          [0.4, "#ffffff", 0.06],
          [1, "#0b1220", 0.34],
        ],
      ),
    )
  );
}

/** A scrubber that is walked over a hall's floor: dirty before it, dry and bright behind. */
export const scrubFloor: Act = ({ pen, colour }) => {
  const tank = outline([
    [-250, -430, 70],
    [40, -460, 60],
    [130, -400, 50],
    [170, -130, 30],
    [-290, -130, 30],
  ]);
  const lid = outline([
    [-236, -470, 40],
    [20, -494, 40],
    [60, -440, 20],
    [-250, -416, 30],
  ]);
  const wheel = (x: number, r: number): string =>
    shape(ellipse(x, -66, r, r), "#22272d") +
    shape(ellipse(x, -66, r * 0.55, r * 0.55), "#c5ced6") +
    shape(ellipse(x, -66, r * 0.2, r * 0.2), "#6b7682");
  return (
    shape("M60-330H330L1500 40H-420L-60-90Z", "#ffffff", `opacity="0.5"`) +
    splashes(
      [
        [-470, -60, 26],
        [-420, -110, 16],
        [-540, -120, 20],
        [-390, -40, 14],
        [-620, -60, 22],
        [-500, -150, 12],
      ],
      "#6f5233",
    ) +
    floorShadow(pen, -60, 330, -6) +
    line("M80-352C210-372 262-520 330-588", "#2b323a", 34, `stroke-linecap="round"`) +
    line("M120-366C216-392 256-524 324-594", "#77828d", 8, `opacity="0.7" stroke-linecap="round"`) +
    rounded(
      pen,
      outline([
        [-344, -166, 30],
        [-90, -166, 30],
        [-60, -14, 14],
        [-384, -14, 14],
      ]),
      "#2b323a",
    ) +
    line("M-372-12H-70", "#d8dfe6", 18, `stroke-dasharray="6 7"`) +
    rounded(pen, tank, colour) +
    rounded(pen, lid, lighten(colour, 0.28)) +
    shape(rect(-200, -340, 190, 120, 18), "#ffffff", `opacity="0.92"`) +
    line("M-172-302H-60M-172-262H-96", darken(colour, 0.2), 14, `opacity="0.6" stroke-linecap="round"`) +
    shape(rect(30, -360, 56, 150, 18), "#0b1220", `opacity="0.28"`) +
    shape(rect(30, -290, 56, 80, 18), "#8fcbe8", `opacity="0.9"`) +
    wheel(90, 66) +
    line("M170-150L262-70", "#2b323a", 22, `stroke-linecap="round"`) +
    shape(rect(214, -76, 110, 66, 14), "#22272d") +
    line("M216-10H330", "#3d4a55", 14, `stroke-linecap="round"`) +
    place(thumbBehind(pen, "#f5c93a"), 330, -596, 0.86, -8) +
    line("M300-660L352-540", "#22272d", 40, `stroke-linecap="round"`) +
    place(grippingHand(pen, "#f5c93a", "#2f6fb5"), 328, -596, 0.86, -8) +
    gleam(430, -60, 34) +
    gleam(520, -130, 22, 0.85)
  );
};

/** A cube with a picture on its front, its lower left corner at 0, 0. */
function cube(pen: Pen, colour: string, size: number, sign: string): string {
  const depth = size * 0.24;
  return (
    shape(
      outline([
        [0, -size],
        [depth, -size - depth],
        [size + depth, -size - depth],
        [size, -size],
      ]),
      lighten(colour, 0.4),
    ) +
    shape(
      outline([
        [size, -size],
        [size + depth, -size - depth],
        [size + depth, -depth],
        [size, 0],
      ]),
      darken(colour, 0.28),
    ) +
    rounded(pen, rect(0, -size, size, size, 10), colour) +
    line(rect(size * 0.12, -size * 0.88, size * 0.76, size * 0.76, 8), "#ffffff", 5, `opacity="0.8"`) +
    place(shape(sign, "#ffffff"), size / 2, -size / 2, size / 100)
  );
}

const STAR = "M0-28L8-9L28-8L12 5L18 26L0 14L-18 26L-12 5L-28-8L-8-9Z";
const HEART = "M0 24C-40-4-28-28-12-26C-4-25 0-18 0-14C0-18 4-25 12-26C28-28 40-4 0 24Z";
const DISC = "M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z";

/** Rings on a rod, the widest below; its foot's middle at 0, 0. */
function ringTower(pen: Pen): string {
  const rings = ["#d8403c", "#f28c00", "#ecc531", "#3f9d4f", "#2f8fd0"];
  return (
    rings
      .map((colour, at) => {
        const half = 96 - at * 14;
        return rounded(pen, rect(-half, -58 - at * 56, half * 2, 54, 27), colour);
      })
      .join("") + rounded(pen, ellipse(0, -306, 30, 30), "#d8403c")
  );
}

/** A low table of a nursery: toys that were washed, and a hand that wipes before them. */
export const toyTable: Act = ({ pen, colour }) => {
  return (
    shape(
      rect(-1800, -330, 3600, 400),
      pen.linear("down", [
        [0, "#fbf3e4"],
        [0.4, "#f0e0c4"],
        [1, "#dcc59c"],
      ]),
    ) +
    shape(rect(-1800, -336, 3600, 10), "#ffffff", `opacity="0.8"`) +
    floorShadow(pen, -390, 120, -186) +
    place(ringTower(pen), -390, -190) +
    floorShadow(pen, -130, 170, -216) +
    place(cube(pen, "#2f8fd0", 150, STAR), -252, -216) +
    place(cube(pen, "#d8403c", 150, HEART), -92, -216) +
    place(cube(pen, "#3f9d4f", 150, DISC), -176, -366) +
    floorShadow(pen, 214, 80, -250) +
    rounded(pen, ellipse(214, -336, 88, 88), "#f5c93a") +
    line(
      "M128-350C180-300 250-300 300-354M150-396C190-360 240-360 280-396",
      "#ffffff",
      14,
      `opacity="0.75"`,
    ) +
    lane("M520-14C280 20 20 0-60-60S60-140 200-120", 110) +
    splashes(
      [
        [-250, -60, 14],
        [-310, -100, 9],
        [-200, -30, 10],
        [-350, -50, 8],
      ],
      "#b0562a",
    ) +
    gleam(330, -40, 32) +
    gleam(180, -8, 22, 0.85) +
    wiping(pen, colour, [240, -116], -8, 0.86)
  );
};
