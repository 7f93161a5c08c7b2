import { darken, lighten, luminance, mix } from "../colour.ts";
import type { Pen, Stop } from "../pen.ts";
import { ellipse, outline, shape, strip, turned, type Corner, type Profile } from "./shapes.ts";

/** The colour of shade on white goods: a cool grey, as in a studio with white walls. */
const SHADE = "#2c3a4d";

export type Finish = "gloss" | "satin" | "matt" | "clear";

/** Shade and light across a round body, to lay over its colour: the lamp stands at the left in front. */
export function roundLight(pen: Pen, colour: string, finish: Finish = "satin"): string {
  const bright = luminance(colour) > 0.45;
  const depth = bright ? 0.62 : 1;
  const glow = finish === "matt" ? 0.1 : finish === "gloss" ? 0.42 : 0.28;
  const stops: Stop[] = [
    [0, SHADE, 0.4 * depth],
    [0.035, SHADE, 0.27 * depth],
    [0.13, SHADE, 0.05 * depth],
    [0.2, "#ffffff", glow * (bright ? 1.3 : 0.75)],
    [0.31, "#ffffff", glow * (bright ? 1.1 : 0.5)],
    [0.44, "#ffffff", 0],
    [0.62, SHADE, 0.05 * depth],
    [0.8, SHADE, 0.22 * depth],
    [0.92, SHADE, 0.44 * depth],
    [0.975, SHADE, 0.36 * depth],
    [1, SHADE, 0.26 * depth],
  ];
  return pen.linear("across", stops);
}

/** Light falling from above onto a standing body: brighter shoulder, darker foot. */
export function fallingLight(pen: Pen): string {
  return pen.linear("down", [
    [0, "#ffffff", 0.22],
    [0.2, "#ffffff", 0],
    [0.72, SHADE, 0],
    [1, SHADE, 0.16],
  ]);
}

/** A hairline that keeps a pale body apart from the white ground. */
export function edgeOf(colour: string): string {
  return luminance(colour) > 0.5 ? mix(darken(colour, 0.35), "#8a97a8", 0.4) : darken(colour, 0.35);
}

/** A turned body in one colour with its light; glossy ones get the mirrored softbox strip. */
export function turnedBody(
  pen: Pen,
  profile: Profile,
  colour: string,
  finish: Finish = "satin",
  cx = 0,
): string {
  const d = turned(profile, cx);
  const shine =
    finish === "gloss"
      ? shape(
          strip(profile, -0.78, -0.66, cx),
          pen.linear("down", [
            [0, "#ffffff", 0.1],
            [0.12, "#ffffff", 0.62],
            [0.75, "#ffffff", 0.4],
            [1, "#ffffff", 0],
          ]),
        ) +
        shape(
          strip(profile, 0.84, 0.9, cx),
          pen.linear("down", [
            [0, "#ffffff", 0],
            [0.2, "#ffffff", 0.28],
            [0.8, "#ffffff", 0.2],
            [1, "#ffffff", 0],
          ]),
        )
      : "";
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.55"`) +
    shape(d, roundLight(pen, colour, finish)) +
    shape(d, fallingLight(pen)) +
    shine
  );
}

/** A flat-fronted body with soft edges: an even front, a lit left edge, a shaded right one. */
export function flatBody(pen: Pen, d: string, colour: string, strength = 1): string {
  const depth = (luminance(colour) > 0.45 ? 0.6 : 0.95) * strength;
  const across = pen.linear("across", [
    [0, SHADE, 0.22 * depth],
    [0.02, SHADE, 0.08 * depth],
    [0.05, "#ffffff", 0.34 * strength],
    [0.12, "#ffffff", 0.12 * strength],
    [0.35, "#ffffff", 0.05 * strength],
    [0.7, SHADE, 0.05 * depth],
    [0.93, SHADE, 0.16 * depth],
    [0.985, SHADE, 0.34 * depth],
    [1, SHADE, 0.3 * depth],
  ]);
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.5"`) +
    shape(d, across) +
    shape(d, fallingLight(pen))
  );
}

/** Steel or chrome, across a pipe or a sheet. */
export function metal(pen: Pen, direction: "across" | "down" = "across"): string {
  return pen.linear(direction, [
    [0, "#8d98a5"],
    [0.12, "#dfe5ea"],
    [0.28, "#fbfcfd"],
    [0.45, "#c2cad2"],
    [0.7, "#98a3af"],
    [0.88, "#6f7b88"],
    [1, "#a9b3bd"],
  ]);
}

/** A soft shadow where a body touches the floor; the lamp stands at the left, so it leans right. */
export function floorShadow(pen: Pen, cx: number, halfWidth: number, y = 0, flatness = 0.11): string {
  const wide = pen.radial([
    [0, SHADE, 0.3],
    [0.55, SHADE, 0.16],
    [1, SHADE, 0],
  ]);
  const tight = pen.radial([
    [0, "#111a26", 0.55],
    [0.7, "#111a26", 0.3],
    [1, "#111a26", 0],
  ]);
  const flat = Math.max(10, halfWidth * flatness);
  return (
    shape(ellipse(cx + halfWidth * 0.1, y, halfWidth * 1.24, flat * 1.5), wide) +
    shape(ellipse(cx + halfWidth * 0.03, y - flat * 0.12, halfWidth * 1.04, flat * 0.62), tight)
  );
}

/** A blurred shadow of any footprint. */
export function footprintShadow(pen: Pen, corners: readonly Corner[]): string {
  const moved = (dx: number, dy: number): string => outline(corners.map(([x, y]) => [x + dx, y + dy, 10]));
  return (
    shape(moved(16, 6), SHADE, `opacity="0.26" ${pen.blur(15)}`) +
    shape(moved(3, 2), "#111a26", `opacity="0.4" ${pen.blur(5)}`)
  );
}

/** Liquid seen through natural plastic: milky, deeper towards the edges. */
export function milky(colour: string, share = 0.45): string {
  return mix(colour, lighten("#eef2f4", 0.3), share);
}
