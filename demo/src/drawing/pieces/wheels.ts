import { drawLockup } from "../brand/logo.ts";
import type { PackshotSpec } from "../spec.ts";
import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { ellipse, line, outline, place, shape } from "./shapes.ts";
import { part } from "./tooling.ts";

/** A castor in its fork. */
export function castor(pen: Pen, x: number, y: number, r: number): string {
  return place(
    part(
      pen,
      outline([
        [-r * 0.5, -r * 2.3, 6],
        [r * 0.5, -r * 2.3, 6],
        [r * 0.42, -r * 0.7, 6],
        [-r * 0.42, -r * 0.7, 6],
      ]),
      "#8b96a2",
    ) +
      shape(ellipse(0, -r, r, r), "#2a2f35") +
      shape(
        ellipse(0, -r, r, r),
        pen.radial(
          [
            [0, "#ffffff", 0.1],
            [0.75, "#ffffff", 0.04],
            [0.85, "#ffffff", 0.26],
            [1, "#000000", 0.3],
          ],
          0.4,
          0.35,
          0.62,
        ),
      ) +
      shape(ellipse(0, -r, r * 0.5, r * 0.5), "#aab4be") +
      shape(ellipse(0, -r, r * 0.16, r * 0.16), "#5b6671"),
    x,
    y,
  );
}

/** A square tub of a cleaning trolley. */
export function tub(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  const d = outline([
    [x, y, 16],
    [x + w, y, 16],
    [x + w * 0.93, y + h, 34],
    [x + w * 0.07, y + h, 34],
  ]);
  const light = pen.linear("across", [
    [0, "#ffffff", 0.12],
    [0.12, "#ffffff", 0.34],
    [0.3, "#ffffff", 0.04],
    [0.75, "#0b1220", 0.08],
    [1, "#0b1220", 0.36],
  ]);
  const rim = outline([
    [x - 12, y - 16, 14],
    [x + w + 12, y - 16, 14],
    [x + w + 8, y + 20, 10],
    [x - 8, y + 20, 10],
  ]);
  return (
    shape(d, colour) +
    shape(d, light) +
    shape(
      d,
      pen.linear("down", [
        [0, "#0b1220", 0.24],
        [0.12, "#0b1220", 0],
        [1, "#0b1220", 0.2],
      ]),
    ) +
    part(pen, rim, colour) +
    line(
      `M${num(x + w * 0.2)} ${num(y + h * 0.3)}V${num(y + h * 0.88)}M${num(x + w * 0.8)} ${num(y + h * 0.3)}V${num(y + h * 0.88)}`,
      darken(colour, 0.4),
      4,
      `opacity="0.18"`,
    )
  );
}

/** A ribbed hose along a path. */
export function hose(d: string, width: number, colour = "#2b3036"): string {
  return (
    line(d, darken(colour, 0.3), width, `stroke-linecap="round" stroke-linejoin="round"`) +
    line(
      d,
      lighten(colour, 0.14),
      width * 0.82,
      `stroke-dasharray="${num(width * 0.2)} ${num(width * 0.16)}" stroke-linejoin="round"`,
    ) +
    line(
      d,
      "#ffffff",
      width * 0.22,
      `opacity="0.28" stroke-linecap="round" transform="translate(${num(-width * 0.2)} ${num(-width * 0.2)})"`,
    )
  );
}

/** A rubber wheel with its hub. */
export function wheel(pen: Pen, x: number, y: number, r: number, hub = "#b3bcc5"): string {
  return place(
    shape(ellipse(0, 0, r, r), "#23282d") +
      shape(
        ellipse(0, 0, r, r),
        pen.radial(
          [
            [0, "#ffffff", 0.1],
            [0.72, "#ffffff", 0.02],
            [0.86, "#ffffff", 0.24],
            [1, "#000000", 0.4],
          ],
          0.4,
          0.35,
          0.64,
        ),
      ) +
      shape(ellipse(0, 0, r * 0.56, r * 0.56), hub) +
      shape(
        ellipse(0, 0, r * 0.56, r * 0.56),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.5],
            [1, "#0b1220", 0.3],
          ],
        ),
      ) +
      shape(ellipse(0, 0, r * 0.16, r * 0.16), "#4b555f"),
    x,
    y,
  );
}

/** A logo around a point. */
export function logoOn(
  spec: PackshotSpec,
  ground: string,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  return drawLockup(spec.brand, { x: x - w / 2, y: y - h / 2, w, h }, { ground, align: "middle" });
}
