import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num } from "../pen.ts";
import { edgeOf, turnedBody } from "../pieces/light.ts";
import { line, outline, place, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part, pole } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** Strands that stand off a bent spine from (0, 0) upwards, as many as `count`. */
function fluff(seed: string, length: number, bend: number, colour: string, count: number): string {
  const chance = chanceFrom(`fluff ${seed}`);
  const layers = ["", "", ""];
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const [x, y] = [bend * share * share, -length * share];
    const reach = 124 * Math.min(1, 0.62 + Math.sin(Math.PI * Math.min(0.98, share * 0.86 + 0.12)) * 0.6);
    const side = index % 2 ? 1 : -1;
    const lean = side * reach * chance.between(0.25, 1.06);
    layers[index % 3] +=
      `M${num(x)} ${num(y)}q${num(lean * 0.6)} ${num(chance.between(-46, -20))} ${num(lean)} ${num(chance.between(-40, 12))}`;
  }
  const crown = Array.from({ length: 21 }, (_, index) => {
    const turn = (index - 10) * 0.17;
    return `M${num(bend)} ${num(-length)}q${num(Math.sin(turn) * 50)} -40 ${num(Math.sin(turn) * 122)} ${num(20 - Math.cos(turn) * 112)}`;
  }).join("");
  const tones = [darken(colour, 0.22), colour, lighten(colour, 0.34)];
  return (
    line(
      `M0 0Q${num(bend * 0.1)} ${num(-length * 0.6)} ${num(bend)} ${num(-length)}`,
      darken(colour, 0.3),
      120,
      `stroke-linecap="round"`,
    ) +
    line(crown, colour, 17, `stroke-linecap="round"`) +
    layers.map((d, index) => line(d, tones[index] ?? colour, 15, `stroke-linecap="round"`)).join("")
  );
}

/** A microfibre duster: short, bent to a shape, or on a telescopic handle. */
export const featherDuster: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const grip = spec.brand.palette.main;
  const telescopic = spec.form === "telescopic";
  const bend = spec.form === "bent" ? 250 : 0;
  const head = place(
    fluff(spec.seed, telescopic ? 330 : 520, bend, colour, telescopic ? 300 : 420),
    0,
    telescopic ? -640 : -380,
  );
  const stem = telescopic
    ? pole(pen, [0, 0], [0, -660], 30, { grip })
    : turnedBody(
        pen,
        [
          [24, -400, 8],
          [30, -300, 20],
          [24, -190, 20],
          [34, -60, 20],
          [30, 0, 24],
        ],
        grip,
        "gloss",
      );
  const body = stem + head;
  const svg =
    `<g transform="translate(22 20)"><path d="${outline([
      [-90, -940, 80],
      [90, -940, 80],
      [40, -20, 20],
      [-40, -20, 20],
    ])}" fill="#2c3a4d" opacity="0.14" ${pen.blur(14)} transform="rotate(20)"/></g>` +
    place(body, 0, 0, 1, 20) +
    swingTag(pen, spec, telescopic ? [110, -300] : [86, -240]);
  return {
    svg,
    left: -70,
    right: bend ? 640 : 520,
    top: bend ? -1010 : -1040,
    bottom: 20,
    fill: 0.9,
    heightCm: telescopic ? 110 : 55,
    focus: { x: 230, y: -640, r: 150 },
  };
};

const MITTEN =
  "M-150 0C-160-120-180-240-176-360C-172-520-120-600-10-600C100-600 140-520 146-400C180-430 250-430 258-372C262-320 190-250 158-170C150-110 152-60 150 0Z";
const FIVE =
  "M-150 0C-160-110-184-210-184-300C-186-400-186-470-158-474C-132-476-124-440-118-380C-116-470-112-562-78-566C-46-568-40-520-36-400C-30-500-24-606 14-606C52-606 52-520 52-400C60-490 72-548 104-544C136-540 136-470 132-380C132-340 140-320 150-304C176-356 226-392 256-368C284-344 222-220 168-140C154-100 152-50 150 0Z";

/** A dusting glove of long loops, as a mitten or with five fingers; two of them as a pair. */
export const dustGlove: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const d = spec.form === "mitten" ? MITTEN : FIVE;
  const chance = chanceFrom(`loops ${spec.seed}`);
  const loops = Array.from({ length: 300 }, () => {
    const [x, y] = [chance.between(-190, 250), chance.between(-600, -40)];
    return `M${num(x)} ${num(y)}q${num(chance.between(-16, 16))} 14 ${num(chance.between(-8, 8))} 30`;
  });
  const tone = (from: number, to: number, ink: string): string =>
    line(loops.slice(from, to).join(""), ink, 11, `stroke-linecap="round" opacity="0.75"`);
  const glove = (badge: string): string =>
    `<g transform="translate(18 20)"><path d="${d}" fill="#2c3a4d" opacity="0.22" ${pen.blur(12)}/></g>` +
    shape(
      d,
      colour,
      `stroke="${edgeOf(colour)}" stroke-width="14" stroke-linejoin="round" stroke-dasharray="7 9" stroke-linecap="round"`,
    ) +
    shape(d, colour) +
    `<g ${pen.clip(d)}>${tone(0, 100, darken(colour, 0.2))}${tone(100, 200, mix(colour, "#ffffff", 0.16))}${tone(200, 300, lighten(colour, 0.4))}</g>` +
    shape(
      d,
      pen.linear("across", [
        [0, "#ffffff", 0.2],
        [0.4, "#ffffff", 0],
        [1, "#0b1220", 0.26],
      ]),
    ) +
    part(
      pen,
      outline([
        [-158, -30, 10],
        [158, -30, 10],
        [164, 66, 16],
        [-164, 66, 16],
      ]),
      darken(colour, 0.25),
    ) +
    badge;
  const badge = drawLockup(
    spec.brand,
    { x: -100, y: -6, w: 200, h: 46 },
    { ground: darken(colour, 0.25), align: "middle" },
  );
  const pair = spec.count === 2;
  const svg = pair
    ? place(glove(badge), -190, -40, 0.92, -8) +
      `<g transform="scale(-1 1)">${place(glove(""), -190, 0, 0.92, -8)}</g>`
    : place(glove(badge), 0, -60, 1, -6) + swingTag(pen, spec, [230, -140], { scale: 0.9 });
  return {
    svg,
    left: pair ? -470 : -270,
    right: pair ? 470 : 290,
    top: pair ? -640 : -680,
    bottom: pair ? 90 : 190,
    fill: 0.84,
    heightCm: 24,
    focus: { x: 0, y: -400, r: 140 },
  };
};
