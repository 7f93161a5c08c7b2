import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";

const SHADE = "#1b2736";

/** A finger from its knuckle outwards; `turn` 0 points to the left, positive turns it upwards. */
interface Finger {
  x: number;
  y: number;
  length: number;
  width: number;
  turn: number;
}

/** A gloved finger with the light from above. */
function finger(pen: Pen, { x, y, length, width, turn }: Finger, colour: string): string {
  const d = rect(-length, -width / 2, length + width * 0.8, width, width / 2);
  return place(
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" stroke-opacity="0.7"`) +
      shape(
        d,
        pen.linear("down", [
          [0, "#ffffff", 0.34],
          [0.34, "#ffffff", 0.05],
          [0.68, SHADE, 0.08],
          [1, SHADE, 0.36],
        ]),
      ) +
      line(
        `M${num(-length * 0.84)} ${num(-width * 0.2)}H${num(-length * 0.36)}`,
        "#ffffff",
        width * 0.15,
        `opacity="0.4" stroke-linecap="round"`,
      ),
    x,
    y,
    1,
    turn,
  );
}

/** A part of the hand or the arm: light along its upper edge, shade along the lower. */
function flesh(pen: Pen, d: string, colour: string): string {
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="2.4" stroke-opacity="0.6"`) +
    shape(
      d,
      pen.linear("down", [
        [0, "#ffffff", 0.26],
        [0.3, "#ffffff", 0.06],
        [0.6, SHADE, 0.04],
        [1, SHADE, 0.34],
      ]),
    )
  );
}

/** Rolled cuff of the glove and the sleeve that leaves the picture at the right. */
function armFrom(pen: Pen, x: number, half: number, glove: string, sleeve: string): string {
  const arm = outline([
    [x + 60, -half * 1.02, 10],
    [x + 1400, -half * 2.74],
    [x + 1400, half * 3.04],
    [x + 60, half * 1.06, 10],
  ]);
  const gauntlet = outline([
    [x - 20, -half * 0.94, 20],
    [x + 96, -half * 1.2, 12],
    [x + 96, half * 1.24, 12],
    [x - 20, half * 0.98, 20],
  ]);
  return (
    flesh(pen, arm, sleeve) +
    line(
      `M${num(x + 190)} ${num(-half * 0.6)}q36 ${num(half * 0.6)} 8 ${num(half * 1.2)}M${num(x + 320)} ${num(-half * 0.9)}q26 ${num(half * 0.7)} -6 ${num(half * 1.5)}`,
      SHADE,
      5,
      `opacity="0.14" stroke-linecap="round"`,
    ) +
    flesh(pen, gauntlet, glove) +
    shape(rect(x + 84, -half * 1.28, 24, half * 2.6, 12), lighten(glove, 0.12)) +
    line(rect(x + 84, -half * 1.28, 24, half * 2.6, 12), darken(glove, 0.3), 2, `opacity="0.5"`)
  );
}

/** A hand seen from above, pressed flat; it points to the left, its palm is at 0, 0. */
export function flatHand(pen: Pen, glove: string, sleeve: string): string {
  const palm = outline([
    [-84, -84, 34],
    [44, -94, 46],
    [120, -66, 30],
    [120, 66, 30],
    [50, 98, 46],
    [-74, 90, 36],
  ]);
  return (
    armFrom(pen, 96, 66, glove, sleeve) +
    finger(pen, { x: -34, y: 66, length: 116, width: 42, turn: -13 }, glove) +
    finger(pen, { x: -50, y: 30, length: 146, width: 48, turn: -4 }, glove) +
    finger(pen, { x: -56, y: -14, length: 156, width: 50, turn: 2 }, glove) +
    finger(pen, { x: -46, y: -58, length: 138, width: 48, turn: 9 }, glove) +
    flesh(pen, palm, glove) +
    finger(pen, { x: 24, y: -76, length: 118, width: 50, turn: 52 }, glove) +
    line(
      "M-70-40q16 8 18 22M-72 2q16 6 18 20M-68 44q14 4 18 18",
      SHADE,
      4,
      `opacity="0.2" stroke-linecap="round"`,
    ) +
    line("M-10-66C40-78 80-66 104-46", "#ffffff", 9, `opacity="0.3" stroke-linecap="round"`)
  );
}

/** The thumb of a gripping hand: it lies behind what is held. */
export function thumbBehind(pen: Pen, glove: string): string {
  return finger(pen, { x: 40, y: -96, length: 128, width: 54, turn: 16 }, darken(glove, 0.1));
}

/** A hand round something at 0, 0, seen from the back of the fingers; the arm leaves to the right. */
export function grippingHand(pen: Pen, glove: string, sleeve: string): string {
  const back = outline([
    [6, -116, 40],
    [112, -92, 44],
    [150, -62, 26],
    [150, 66, 26],
    [104, 108, 44],
    [10, 112, 40],
  ]);
  return (
    armFrom(pen, 132, 64, glove, sleeve) +
    flesh(pen, back, glove) +
    [
      { x: 26, y: -84, length: 104, width: 54, turn: 4 },
      { x: 30, y: -30, length: 116, width: 56, turn: 1 },
      { x: 28, y: 25, length: 110, width: 54, turn: -2 },
      { x: 22, y: 76, length: 92, width: 48, turn: -6 },
    ]
      .map((each) => finger(pen, each, glove))
      .join("") +
    line("M62-72C90-66 108-54 122-38", "#ffffff", 10, `opacity="0.3" stroke-linecap="round"`)
  );
}

/** Thumb and forefinger that hold an edge at 0, 0; the arm leaves to the right. */
export function pinchingHand(pen: Pen, glove: string, sleeve: string): string {
  const back = outline([
    [66, -92, 44],
    [176, -92, 46],
    [206, -60, 22],
    [206, 58, 22],
    [170, 96, 44],
    [84, 88, 40],
  ]);
  return (
    armFrom(pen, 188, 62, glove, sleeve) +
    finger(pen, { x: 104, y: 66, length: 78, width: 46, turn: -16 }, glove) +
    finger(pen, { x: 100, y: 28, length: 98, width: 50, turn: -12 }, glove) +
    flesh(pen, back, glove) +
    finger(pen, { x: 96, y: -6, length: 116, width: 52, turn: -8 }, glove) +
    finger(pen, { x: 108, y: -58, length: 122, width: 54, turn: -26 }, glove) +
    line("M112-70C140-80 168-72 184-54", "#ffffff", 10, `opacity="0.3" stroke-linecap="round"`)
  );
}
