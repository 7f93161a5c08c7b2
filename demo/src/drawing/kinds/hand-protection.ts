import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { edgeOf } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";

/** A hand pointing up, its wrist on y = 0; the cuff is added by the kind. */
const HAND =
  "M-120 0C-132-110-156-190-158-290C-160-400-160-480-132-484C-106-486-98-440-92-372C-92-480-88-586-54-590C-22-592-18-530-14-404C-8-520-2-630 36-630C74-630 72-530 72-402C80-500 92-560 124-556C156-552 152-470 146-370C148-330 152-300 162-280C190-330 240-372 270-348C298-322 236-206 178-124C148-78 124-60 120 0Z";

/** One glove with its light; `cuff` is drawn below the wrist. */
function glove(pen: Pen, colour: string, { cuff, over = "" }: { cuff: string; over?: string }): string {
  return (
    `<g transform="translate(16 20)"><path d="${HAND}" fill="#2c3a4d" opacity="0.22" ${pen.blur(12)}/></g>` +
    cuff +
    shape(HAND, colour, `stroke="${edgeOf(colour)}" stroke-width="2.6"`) +
    over +
    shape(
      HAND,
      pen.linear("across", [
        [0, "#0b1220", 0.2],
        [0.16, "#ffffff", 0.34],
        [0.42, "#ffffff", 0],
        [1, "#0b1220", 0.3],
      ]),
    ) +
    line(
      "M-92-372V-300M-14-404V-310M72-402V-312",
      darken(colour, 0.4),
      4,
      `opacity="0.35" stroke-linecap="round"`,
    ) +
    line(
      "M-132-450V-300M-54-556V-420M34-596V-430M122-522V-400",
      "#ffffff",
      10,
      `opacity="0.34" stroke-linecap="round"`,
    )
  );
}

/** A pair on its card: the left one behind, the right one mirrored before it, the printed header above the cuffs. */
function pairOnCard(pen: Pen, spec: PackshotSpec, one: string, tail: number): ReturnType<KindDrawing> {
  const card = rect(-230, -70, 460, 190, 14);
  const hands =
    place(one, -120, 60, 0.92, -10) + `<g transform="scale(-1 1)">${place(one, -120, 90, 0.92, -10)}</g>`;
  const svg =
    `<g transform="translate(0 ${num(-tail)})">` +
    hands +
    `<g transform="translate(8 12)"><path d="${card}" fill="#1b2736" opacity="0.28" ${pen.blur(8)}/></g>` +
    `<g ${pen.clip(card)}>${labelArt(pen, spec, { x: -230, y: -70, w: 460, h: 190 }, "front")}</g>` +
    line(card, "#0b1220", 1.6, `opacity="0.2"`) +
    `</g>`;
  return {
    svg,
    left: -430,
    right: 430,
    top: -600 - tail,
    bottom: 10,
    fill: 0.88,
    heightCm: 30,
    focus: { x: -190, y: -420 - tail, r: 120 },
  };
}

/** Flock-lined household gloves with a rolled cuff. */
export const householdGloves: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const cuff =
    shape(
      outline([
        [-122, -20],
        [122, -20],
        [150, 250, 10],
        [-150, 250, 10],
      ]),
      colour,
      `stroke="${edgeOf(colour)}" stroke-width="2.6"`,
    ) +
    shape(
      outline([
        [-122, -20],
        [122, -20],
        [150, 250, 10],
        [-150, 250, 10],
      ]),
      pen.linear("across", [
        [0, "#0b1220", 0.2],
        [0.2, "#ffffff", 0.34],
        [0.5, "#ffffff", 0],
        [1, "#0b1220", 0.3],
      ]),
    ) +
    shape(rect(-160, 232, 320, 34, 17), lighten(colour, 0.25), `stroke="${edgeOf(colour)}" stroke-width="2"`);
  const dots = Array.from({ length: 24 }, (_, index) =>
    ellipse(-96 + (index % 6) * 40, -240 + Math.floor(index / 6) * 40, 9, 9),
  ).join("");
  return pairOnCard(
    pen,
    spec,
    glove(pen, colour, { cuff, over: shape(dots, darken(colour, 0.24), `opacity="0.5"`) }),
    350,
  );
};

/** Long chemical gauntlets, ribbed on the palm, with a flared cuff. */
export const chemicalGloves: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const flare = outline([
    [-122, -20],
    [122, -20],
    [190, 330, 10],
    [-190, 330, 10],
  ]);
  const cuff =
    shape(flare, colour, `stroke="${edgeOf(colour)}" stroke-width="2.6"`) +
    shape(
      flare,
      pen.linear("across", [
        [0, "#0b1220", 0.26],
        [0.2, "#ffffff", 0.36],
        [0.5, "#ffffff", 0],
        [1, "#0b1220", 0.36],
      ]),
    ) +
    line("M-180 296H180", darken(colour, 0.4), 10, `opacity="0.5"`);
  const ridges = Array.from(
    { length: 11 },
    (_, row) => `M-140 ${-280 + row * 24}q20 -12 40 0t40 0 40 0 40 0 40 0 40 0 40 0`,
  ).join("");
  return pairOnCard(
    pen,
    spec,
    glove(pen, colour, {
      cuff,
      over: `<g ${pen.clip(HAND)}>${line(ridges, darken(colour, 0.45), 6, `opacity="0.45"`)}</g>`,
    }),
    420,
  );
};

/** Knitted work gloves whose palm and fingers were dipped in rough latex. */
export const workGloves: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const knit = mix("#eceae4", colour, 0.12);
  const rib = outline([
    [-112, -16],
    [112, -16],
    [120, 190, 14],
    [-120, 190, 14],
  ]);
  const cuff =
    shape(rib, knit, `stroke="#a8a59a" stroke-width="2.4"`) +
    line(
      Array.from({ length: 12 }, (_, index) => `M${-104 + index * 19} -10V180`).join(""),
      "#8f8b80",
      4,
      `opacity="0.4"`,
    ) +
    shape(rect(-122, 168, 244, 30, 12), colour);
  const chance = chanceFrom(`latex ${spec.seed}`);
  const rough = Array.from({ length: 170 }, () =>
    ellipse(
      chance.between(-160, 270),
      chance.between(-630, -130),
      chance.between(3, 8),
      chance.between(3, 6),
    ),
  ).join("");
  const dipped = "M-200-700H320V-250C240-190 200-120 60-104C-60-96-120-150-200-170Z";
  const stitches = Array.from({ length: 9 }, (_, row) => `M-140 ${-190 + row * 22}H160`).join("");
  const over = `<g ${pen.clip(HAND)}>${line(stitches, "#8f8b80", 3, `opacity="0.4" stroke-dasharray="5 5"`)}${shape(dipped, colour)}${shape(rough, darken(colour, 0.3), `opacity="0.4"`)}${line("M-200-170C-120-150-60-96 60-104C200-120 240-190 320-250", darken(colour, 0.4), 5, `opacity="0.5"`)}</g>`;
  return pairOnCard(pen, spec, glove(pen, knit, { cuff, over }), 290);
};
