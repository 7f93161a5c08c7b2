import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";

/** The measures that a room is drawn in. */
export interface Stage {
  pen: Pen;
  w: number;
  h: number;
  /** Where the wall ends and the surface begins. */
  floor: number;
  /** A sixth-hundredth of the height: the yardstick of all details. */
  u: number;
  /** The colour that the banner's goods bring along. */
  accent: string;
}

export type Room = (stage: Stage) => { back: string; surface: string };

/** A plastered wall with the light falling in from the left. */
export function wall({ pen, w, floor }: Stage, colour: string): string {
  return (
    shape(
      rect(0, 0, w, floor + 2),
      pen.linear(
        [0, 0, 1, 0.4],
        [
          [0, lighten(colour, 0.5)],
          [0.5, colour],
          [1, darken(colour, 0.06)],
        ],
      ),
    ) +
    shape(
      `M0 0H${num(w * 0.42)}L${num(w * 0.16)} ${num(floor)}H0Z`,
      pen.linear("across", [
        [0, "#ffffff", 0.5],
        [1, "#ffffff", 0],
      ]),
    )
  );
}

/** Tiles on a wall; the joints are paler than the glaze. */
export function tiles(
  { w, floor, u }: Stage,
  {
    width,
    height,
    joint,
    staggered = false,
  }: { width: number; height: number; joint: string; staggered?: boolean },
): string {
  const [tw, th] = [width * u, height * u];
  let d = "";
  for (let row = 0, y = floor; y > 0; row++, y -= th) {
    d += `M0 ${num(y)}H${num(w)}`;
    for (let x = staggered && row % 2 ? tw / 2 : 0; x < w; x += tw)
      d += `M${num(x)} ${num(y)}V${num(Math.max(0, y - th))}`;
  }
  return line(d, joint, 2.2 * u, `opacity="0.6"`);
}

/** A counter, table or floor in the foreground: bright at the back edge, with a soft gloss. */
export function surface({ pen, w, h, floor, u }: Stage, colour: string, gloss = 0.4): string {
  return (
    shape(
      rect(0, floor, w, h - floor),
      pen.linear("down", [
        [0, lighten(colour, 0.24)],
        [0.25, colour],
        [1, darken(colour, 0.12)],
      ]),
    ) +
    shape(rect(0, floor, w, 5 * u), "#ffffff", `opacity="0.55"`) +
    shape(
      ellipse(w * 0.34, floor + (h - floor) * 0.4, w * 0.36, (h - floor) * 0.34),
      pen.radial([
        [0, "#ffffff", gloss],
        [1, "#ffffff", 0],
      ]),
    )
  );
}

/** A window with daylight. */
export function windowPane(
  { pen, u }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  sky: readonly [string, string] = ["#d7ecfb", "#f5fbff"],
): string {
  return (
    shape(rect(x, y, w, h, 6 * u), "#ffffff") +
    shape(
      rect(x + 12 * u, y + 12 * u, w - 24 * u, h - 24 * u),
      pen.linear("down", [
        [0, sky[0]],
        [1, sky[1]],
      ]),
    ) +
    line(
      `M${num(x + w / 2)} ${num(y)}V${num(y + h)}M${num(x)} ${num(y + h * 0.42)}H${num(x + w)}`,
      "#ffffff",
      9 * u,
    ) +
    line(rect(x, y, w, h, 6 * u), "#0b1220", 1.5 * u, `opacity="0.08"`)
  );
}

/** A pot with leaves. */
export function plant({ pen, u }: Stage, x: number, y: number, size: number, pot = "#e8e2d8"): string {
  const s = size * u;
  const leaf = (turn: number, length: number, tone: string): string =>
    `<path d="M0 0C${num(-s * 0.12)} ${num(-length * 0.5)} ${num(-s * 0.05)} ${num(-length * 0.9)} 0 ${num(-length)}C${num(s * 0.1)} ${num(-length * 0.8)} ${num(s * 0.12)} ${num(-length * 0.4)} 0 0Z" fill="${tone}" transform="translate(${num(x)} ${num(y - s * 0.36)})rotate(${turn})"/>`;
  const fan = [-62, 58, -40, 36, -20, 18, 0]
    .map((turn, index) =>
      leaf(turn, s * (0.62 + (index % 3) * 0.14), ["#5f9b62", "#7bb37c", "#4c8752"][index % 3] ?? "#5f9b62"),
    )
    .join("");
  const jar = outline([
    [x - s * 0.24, y - s * 0.42, 4 * u],
    [x + s * 0.24, y - s * 0.42, 4 * u],
    [x + s * 0.18, y, 8 * u],
    [x - s * 0.18, y, 8 * u],
  ]);
  return (
    fan +
    shape(jar, pot) +
    shape(
      jar,
      pen.linear("across", [
        [0, "#ffffff", 0.4],
        [1, "#0b1220", 0.16],
      ]),
    )
  );
}

/** Books, boxes, jars: upright oblongs on a shelf. */
export function row(
  { u }: Stage,
  x: number,
  y: number,
  items: readonly (readonly [w: number, h: number, colour: string])[],
  gap = 6,
): string {
  let at = x;
  return items
    .map(([w, h, colour]) => {
      const drawn =
        shape(rect(at, y - h * u, w * u, h * u, 4 * u), colour) +
        shape(rect(at, y - h * u, w * u * 0.3, h * u, 4 * u), "#ffffff", `opacity="0.22"`);
      at += (w + gap) * u;
      return drawn;
    })
    .join("");
}

/** A cabinet or a machine front with soft edges. */
export function block(
  { pen, u }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  radius = 8,
): string {
  const d = rect(x, y, w, h, radius * u);
  return (
    shape(d, colour) +
    shape(
      d,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.3],
          [1, "#0b1220", 0.07],
        ],
      ),
    ) +
    line(d, "#0b1220", 1.4 * u, `opacity="0.08"`)
  );
}

/** Repeats a drawing across the width. */
export const every = (stage: Stage, step: number, draw: (x: number, index: number) => string): string => {
  let svg = "";
  for (let index = 0, x = 0; x < stage.w; index++, x += step * stage.u) svg += draw(x, index);
  return svg;
};
