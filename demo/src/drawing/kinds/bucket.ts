import { drawLockup } from "../brand/logo.ts";
import { darken, lighten, mix } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf, floorShadow, roundLight } from "../pieces/light.ts";
import { type Profile, ellipse, line, outline, place, shape, turned } from "../pieces/shapes.ts";
import { part, toolColour } from "../pieces/tooling.ts";
import { type KindDrawing, volumeOf } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";

/** A pail: tapered wall, rim, open mouth. Origin at the middle of its foot. */
function pail(pen: Pen, colour: string, half: number, height: number): string {
  const [ry, foot] = [half * 0.2, half * 0.76];
  const wall: Profile = [
    [half * 0.985, -height],
    [foot, -14, 14],
    [foot - 8, 0, 10],
  ];
  const d = turned(wall);
  const inner = pen.linear("across", [
    [0, darken(colour, 0.5)],
    [0.3, darken(colour, 0.3)],
    [0.8, darken(colour, 0.05)],
    [1, lighten(colour, 0.1)],
  ]);
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`) +
    shape(d, roundLight(pen, colour, "satin")) +
    line(
      `M${num(-half * 0.93)} ${num(-height * 0.76)}Q0 ${num(-height * 0.76 + ry * 1.7)} ${num(half * 0.93)} ${num(-height * 0.76)}`,
      darken(colour, 0.4),
      3,
      `opacity="0.3"`,
    ) +
    shape(
      ellipse(0, -height, half * 1.05, ry * 1.12),
      colour,
      `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`,
    ) +
    shape(
      ellipse(0, -height, half * 1.05, ry * 1.12),
      pen.linear("across", [
        [0, "#ffffff", 0.1],
        [0.25, "#ffffff", 0.5],
        [0.7, "#0b1220", 0.04],
        [1, "#0b1220", 0.25],
      ]),
    ) +
    shape(ellipse(0, -height + 2, half * 0.96, ry * 0.96), inner)
  );
}

/** A bucket with scale, bail handle and pouring lip; with a wringer basket when the title says so. */
export const bucket: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const litres = volumeOf(spec.quantity) ?? volumeOf(spec.title) ?? 10;
  const [half, height] = litres >= 14 ? [270, 480] : [240, 420];
  const scale = Array.from(
    { length: 4 },
    (_, index) => `M${num(half * 0.4)} ${num(-40 - index * height * 0.12)}h${index % 2 ? 18 : 30}`,
  ).join("");
  const numbers = [0, 2]
    .map((index) =>
      place(
        drawTextBlock(
          String(Math.round(((index + 2) * litres) / 8)),
          { x: 0, y: -12, w: 60, h: 24 },
          { maxSize: 22, maxLines: 1, weight: 700, fill: lighten(colour, 0.75) },
        ).svg,
        half * 0.4 + 38,
        -40 - index * height * 0.12,
      ),
    )
    .join("");
  const bail = `M${num(-half * 1.02)} ${num(-height + 10)}C${num(-half * 1.3)} ${num(-height + 190)} ${num(-half * 0.4)} ${num(-height + 300)} ${num(half * 0.1)} ${num(-height + 290)}C${num(half * 0.7)} ${num(-height + 280)} ${num(half * 1.2)} ${num(-height + 150)} ${num(half * 1.02)} ${num(-height + 10)}`;
  const grip = `M${num(-half * 0.26)} ${num(-height + 276)}Q${num(half * 0.06)} ${num(-height + 304)} ${num(half * 0.4)} ${num(-height + 268)}`;
  const wringer = /stor|centrifug|spin/.test(folded(spec.title))
    ? part(
        pen,
        outline([
          [-half * 0.1, -height - 30, 14],
          [half * 0.92, -height - 30, 14],
          [half * 0.84, -height + 30, 20],
          [half * 0.05, -height + 30, 20],
        ]),
        mix(colour, "#ffffff", 0.75),
      ) +
      shape(ellipse(half * 0.42, -height - 26, half * 0.5, 26), "#5f6b78") +
      Array.from({ length: 8 }, (_, index) =>
        shape(
          ellipse(half * 0.08 + index * half * 0.095, -height - 26 + (index % 2 ? 6 : -6), 6, 6),
          "#2d353f",
        ),
      ).join("")
    : "";
  const svg =
    floorShadow(pen, 0, half * 0.78, 0, 0.16) +
    pail(pen, colour, half, height) +
    wringer +
    place(
      drawLockup(
        spec.brand,
        { x: -half * 0.6, y: -34, w: half * 1.2, h: 68 },
        { ground: colour, align: "middle" },
      ),
      0,
      -height * 0.62,
    ) +
    line(scale, lighten(colour, 0.75), 4, `opacity="0.9"`) +
    numbers +
    line(bail, "#5d6874", 11) +
    line(bail, "#dfe5ea", 5) +
    line(grip, darken(colour, 0.5), 34, `stroke-linecap="round"`) +
    line(grip, "#ffffff", 8, `opacity="0.3" stroke-linecap="round" transform="translate(0 -7)"`) +
    shape(ellipse(-half * 1.02, -height + 10, 17, 17), darken(colour, 0.25)) +
    shape(ellipse(half * 1.02, -height + 10, 17, 17), darken(colour, 0.25));
  return {
    svg,
    left: -half * 1.12,
    right: half * 1.12,
    top: -height - (wringer ? 60 : half * 0.23),
    fill: 0.76,
    heightCm: 30,
    focus: { x: half * 0.4, y: -height * 0.4, r: 120 },
  };
};
