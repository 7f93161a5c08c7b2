import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, metal } from "./light.ts";
import { type Corner, ellipse, line, outline, place, rect, shape } from "./shapes.ts";
import type { PackshotSpec } from "../spec.ts";

/** Tools wear the brand's colour unless the spec says otherwise. */
export function toolColour(spec: PackshotSpec): string {
  return spec.bodyColor ?? spec.brand.palette.main;
}

/** A pole from one point to another, in aluminium or colour, with a grip at its upper end. */
export function pole(
  pen: Pen,
  [x0, y0]: Corner,
  [x1, y1]: Corner,
  width: number,
  { grip, steel = true }: { grip: string; steel?: boolean },
): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90;
  const half = width / 2;
  const tube = rect(-half, -length, width, length, 2);
  const handle = rect(-half * 1.35, -length - 8, half * 2.7, Math.min(230, length * 0.24), half * 1.3);
  const shade = pen.linear("across", [
    [0, "#0b1220", 0.3],
    [0.25, "#ffffff", 0.4],
    [0.45, "#ffffff", 0.05],
    [1, "#0b1220", 0.42],
  ]);
  return place(
    (steel ? shape(tube, metal(pen)) : shape(tube, grip) + shape(tube, shade)) +
      shape(rect(-half * 1.2, -length * 0.52, half * 2.4, 46, 5), grip) +
      shape(rect(-half * 1.2, -length * 0.52, half * 2.4, 46, 5), shade) +
      shape(handle, grip) +
      shape(handle, shade) +
      shape(ellipse(0, -length + 10, half * 0.5, half * 0.5), "#0b1220", `opacity="0.4"`),
    x0,
    y0,
    1,
    turn,
  );
}

/** A moulded part with light from above. */
export function part(pen: Pen, d: string, colour: string, depth = 1): string {
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.4" stroke-opacity="0.6"`) +
    shape(
      d,
      pen.linear(
        [0, 0, 0.5, 1],
        [
          [0, "#ffffff", 0.42],
          [0.35, "#ffffff", 0.06],
          [0.7, "#0b1220", 0.08 * depth],
          [1, "#0b1220", 0.34 * depth],
        ],
      ),
    )
  );
}

/** Bristles or strands that hang from an edge, each with its own lean. */
export function bristles(
  seed: string,
  {
    left,
    right,
    top,
    length,
    flare,
    colour,
    strokes,
  }: {
    left: number;
    right: number;
    top: number;
    length: number;
    flare: number;
    colour: string;
    strokes: number;
  },
): string {
  const chance = chanceFrom(`bristles ${seed}`);
  const layers = ["", "", ""];
  for (let index = 0; index < strokes; index++) {
    const share = (index + 0.5) / strokes;
    const x = left + (right - left) * share;
    const lean = (share - 0.5) * 2 * flare + chance.between(-7, 7);
    layers[Math.floor(chance.next() * 3)] +=
      `M${num(x)} ${num(top)}q${num(lean * 0.3)} ${num(length * 0.5)} ${num(lean)} ${num(length * chance.between(0.93, 1.02))}`;
  }
  const width = ((right - left) / strokes) * 1.7;
  const mass = outline([
    [left, top],
    [right, top],
    [right + flare * 0.94, top + length * 0.9],
    [left - flare * 0.94, top + length * 0.9],
  ]);
  return (
    shape(mass, darken(colour, 0.3)) +
    layers
      .map((d, index) =>
        line(
          d,
          [darken(colour, 0.26), colour, lighten(colour, 0.32)][index] ?? colour,
          width,
          `stroke-linecap="round"`,
        ),
      )
      .join("")
  );
}
