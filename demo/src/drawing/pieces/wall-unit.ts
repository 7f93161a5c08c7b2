import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { luminance } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import type { Pen } from "../pen.ts";
import { flatBody } from "./light.ts";
import { line, shape } from "./shapes.ts";
import type { PackshotSpec } from "../spec.ts";

/** Wall units come in white, black or steel. */
export function housing(spec: PackshotSpec): string {
  if (spec.bodyColor) return spec.bodyColor;
  const words = folded(`${spec.title} ${spec.descriptor ?? ""}`);
  if (/negru|neagra|black/.test(words)) return "#2b2f34";
  if (/inox|metal|crom/.test(words)) return "#c9d0d7";
  return chanceFrom(`housing ${spec.brand.name}`).pick(["#fafbfb", "#fafbfb", "#fafbfb", "#2b2f34"]);
}

/** The shadow that a unit throws on the white wall behind it. */
function wallShadow(pen: Pen, d: string): string {
  return `<g transform="translate(18 22)"><path d="${d}" fill="#2c3a4d" opacity="0.22" ${pen.blur(16)}/></g>`;
}

/** A smoked window that shows how much is left. */
export function gauge(pen: Pen, d: string, tone: string): string {
  return (
    shape(d, tone) +
    shape(
      d,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.5],
          [0.45, "#ffffff", 0.06],
          [0.46, "#ffffff", 0.2],
          [1, "#0b1220", 0.24],
        ],
      ),
    ) +
    line(d, "#0b1220", 2, `opacity="0.3"`)
  );
}

/** The cover of a unit with its shadow on the wall. */
export function cover(pen: Pen, d: string, colour: string): string {
  const steel = colour === "#c9d0d7";
  const brushed = steel
    ? shape(
        d,
        pen.linear("across", [
          [0, "#8d98a4"],
          [0.16, "#e9edf0"],
          [0.4, "#c6cdd4"],
          [0.62, "#f1f3f5"],
          [1, "#9aa4ae"],
        ]),
        `opacity="0.8"`,
      )
    : "";
  return wallShadow(pen, d) + flatBody(pen, d, colour, luminance(colour) < 0.1 ? 0.7 : 1) + brushed;
}

/** The logo of a unit around a point. */
export function sign(spec: PackshotSpec, ground: string, x: number, y: number, w: number, h: number): string {
  return drawLockup(spec.brand, { x: x - w / 2, y: y - h / 2, w, h }, { ground, align: "middle" });
}
