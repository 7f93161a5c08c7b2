import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { flipCap, neck, pump, screwCap, squeezeCap, trigger } from "../pieces/closures.ts";
import { edgeOf, fallingLight, floorShadow, milky, roundLight, turnedBody } from "../pieces/light.ts";
import { wrappedLabel } from "../pieces/panel.ts";
import { line, shape, slice, strip, turned, type Profile } from "../pieces/shapes.ts";
import { volumeOf, type Figure, type KindDrawing, type PackshotSpec } from "../spec.ts";

/** Plastic of a bottle: opaque in one colour, or clear with the contents showing through. */
interface Plastic {
  colour: string;
  clear: boolean;
}

function plasticOf(spec: PackshotSpec, clearShare: number): Plastic {
  if (spec.bodyColor) return { colour: spec.bodyColor, clear: false };
  const chance = chanceFrom(`plastic ${spec.brand.name} ${spec.kind}`);
  if (chance.next() < clearShare) return { colour: spec.accent, clear: true };
  return {
    colour: chance.pick([
      "#fbfbfa",
      "#fbfbfa",
      lighten(spec.brand.palette.light, 0.35),
      spec.brand.palette.main,
    ]),
    clear: false,
  };
}

/** Caps and triggers speak the brand's second language. */
export function closureColours(spec: PackshotSpec): { cap: string; second: string } {
  const { main, contrast, dark } = spec.brand.palette;
  const chance = chanceFrom(`closure ${spec.brand.name}`);
  const cap = chance.pick(["#f7f8f8", main, main, dark]);
  return {
    cap,
    second: cap === "#f7f8f8" ? chance.pick([main, spec.accent]) : chance.pick(["#f7f8f8", contrast]),
  };
}

/** A bottle's body: plastic, contents, the line of the liquid, reflections. */
function vessel(pen: Pen, profile: Profile, { colour, clear }: Plastic, level: number): string {
  if (!clear) return turnedBody(pen, profile, colour, "gloss");
  const d = turned(profile);
  const liquid = turned(
    slice(profile, level, profile.at(-1)?.[1] ?? 0).map(([half, y, radius]) => [
      half - 5,
      Math.min(y, -7),
      radius,
    ]),
  );
  return (
    shape(
      d,
      mix("#eef3f6", colour, 0.1),
      `stroke="${edgeOf("#eef3f6")}" stroke-width="1.6" stroke-opacity="0.6"`,
    ) +
    shape(
      liquid,
      pen.linear("across", [
        [0, darken(colour, 0.2)],
        [0.1, colour],
        [0.3, lighten(colour, 0.34)],
        [0.55, lighten(colour, 0.12)],
        [0.85, darken(colour, 0.06)],
        [1, darken(colour, 0.26)],
      ]),
    ) +
    shape(
      liquid,
      pen.linear("down", [
        [0, "#ffffff", 0.3],
        [0.06, "#ffffff", 0.05],
        [0.8, "#ffffff", 0],
        [1, "#ffffff", 0.28],
      ]),
    ) +
    shape(d, roundLight(pen, milky(colour), "clear"), `opacity="0.75"`) +
    shape(d, fallingLight(pen)) +
    shape(
      strip(profile, -0.82, -0.72),
      pen.linear("down", [
        [0, "#ffffff", 0.2],
        [0.15, "#ffffff", 0.75],
        [0.8, "#ffffff", 0.5],
        [1, "#ffffff", 0],
      ]),
    ) +
    shape(
      strip(profile, 0.86, 0.92),
      pen.linear("down", [
        [0, "#ffffff", 0],
        [0.25, "#ffffff", 0.5],
        [0.8, "#ffffff", 0.35],
        [1, "#ffffff", 0],
      ]),
    )
  );
}

/** Screw-cap bottle of about a litre: soft shoulder, long label. */
export const bottle: KindDrawing = (pen, spec, side) => {
  const litres = volumeOf(spec.quantity) ?? 1;
  const shape1 = chanceFrom(`bottle ${spec.brand.name}`).next() < 0.5;
  const [half, height] = litres >= 1.5 ? [190, 730] : litres >= 0.9 ? [158, 720] : [150, 620];
  const shoulder = shape1 ? 150 : 92;
  const profile: Profile = [
    [48, -height, 6],
    [50, -height + 22, 20],
    [half, -height + shoulder, shape1 ? 110 : 62],
    [half, -height * 0.5, 40],
    [half, -34, 26],
    [half - 16, 0, 14],
  ];
  const plastic = plasticOf(spec, 0.3);
  const { cap } = closureColours(spec);
  const labelTop = -height + shoulder + 48;
  const svg =
    floorShadow(pen, 0, half) +
    vessel(pen, profile, plastic, -height + shoulder * 0.72) +
    neck(pen, 0, -height + 4, 92, 30, plastic.clear ? "#eef3f6" : plastic.colour) +
    screwCap(pen, 0, -height - 8, 112, 82, cap) +
    wrappedLabel(
      pen,
      spec,
      { x: -half * 0.93, y: labelTop, w: half * 1.86, h: -58 - labelTop },
      { side, sag: 8, radius: 10 },
    );
  return {
    svg,
    left: -half,
    right: half,
    top: -height - 92,
    fill: litres >= 1.5 ? 0.84 : 0.8,
    heightCm: litres >= 1.5 ? 30 : 27,
    focus: { x: 0, y: labelTop + 150, r: 150 },
  };
};

/** Trigger spray bottle: a waist for the hand under a sloping shoulder. */
export const sprayBottle: KindDrawing = (pen, spec, side) => {
  const litres = volumeOf(spec.quantity) ?? 0.75;
  const half = litres >= 0.9 ? 166 : 152;
  const height = litres >= 0.9 ? 640 : 600;
  const waisted = chanceFrom(`spray ${spec.brand.name}`).next() < 0.55;
  const profile: Profile = waisted
    ? [
        [44, -height, 4],
        [46, -height + 34, 26],
        [half * 0.72, -height + 120, 60],
        [half * 0.66, -height + 190, 70],
        [half, -height + 268, 70],
        [half, -height * 0.3, 30],
        [half, -32, 26],
        [half - 16, 0, 14],
      ]
    : [
        [44, -height, 4],
        [46, -height + 24, 20],
        [half * 0.8, -height + 128, 120],
        [half, -height + 236, 90],
        [half, -32, 26],
        [half - 16, 0, 14],
      ];
  const plastic = plasticOf(spec, 0.55);
  const { cap, second } = closureColours(spec);
  const top = waisted ? -height + 262 : -height + 214;
  const svg =
    floorShadow(pen, 0, half) +
    vessel(pen, profile, plastic, -height + 96) +
    wrappedLabel(
      pen,
      spec,
      { x: -half * 0.92, y: top, w: half * 1.84, h: -44 - top },
      { side, sag: 7, radius: 16 },
    ) +
    trigger(pen, 0, -height + 14, cap, second, 1.02);
  return {
    svg,
    left: -190,
    right: half,
    top: -height - 200,
    fill: 0.84,
    heightCm: 28,
    focus: { x: -40, y: -height - 90, r: 150 },
  };
};

/** Pump bottle for soap, cream and hand disinfectant. */
export const pumpBottle: KindDrawing = (pen, spec, side) => {
  const litres = volumeOf(spec.quantity) ?? 0.5;
  const big = litres >= 0.9;
  const half = big ? 158 : 150;
  const height = big ? 640 : 500;
  const square = chanceFrom(`pump ${spec.brand.name}`).next() < 0.5;
  const profile: Profile = [
    [50, -height, 4],
    [54, -height + 18, 16],
    [half, -height + (square ? 66 : 118), square ? 54 : 100],
    [half, -height * 0.4, 30],
    [half, -30, 26],
    [half - 14, 0, 14],
  ];
  const plastic = plasticOf(spec, 0.6);
  const { cap } = closureColours(spec);
  const top = -height + (square ? 104 : 150);
  const svg =
    floorShadow(pen, 0, half) +
    vessel(pen, profile, plastic, -height + 80) +
    wrappedLabel(
      pen,
      spec,
      { x: -half * 0.9, y: top, w: half * 1.8, h: -46 - top },
      { side, sag: 7, radius: 14 },
    ) +
    pump(pen, 0, -height + 10, cap, big ? 1.02 : 1.06);
  return {
    svg,
    left: -half,
    right: half,
    top: -height - 150,
    fill: big ? 0.82 : 0.74,
    heightCm: big ? 26 : 20,
    focus: { x: -30, y: -height - 60, r: 140 },
  };
};

/** Squeeze flask for dish soap and gels: narrow waist, push-pull cap. */
export const flaskSqueeze: KindDrawing = (pen, spec, side) => {
  const litres = volumeOf(spec.quantity) ?? 0.5;
  const half = litres >= 0.8 ? 166 : 150;
  const height = litres >= 0.8 ? 700 : 620;
  const profile: Profile = [
    [46, -height, 5],
    [50, -height + 20, 20],
    [half * 0.9, -height + 130, 90],
    [half, -height * 0.56, 120],
    [half * 0.86, -height * 0.28, 120],
    [half * 0.95, -40, 40],
    [half * 0.86, 0, 22],
  ];
  const plastic = plasticOf(spec, 0.85);
  const { cap } = closureColours(spec);
  const top = -height + 176;
  const svg =
    floorShadow(pen, 0, half * 0.9) +
    vessel(pen, profile, plastic, -height + 84) +
    wrappedLabel(
      pen,
      spec,
      { x: -half * 0.78, y: top, w: half * 1.56, h: -88 - top },
      { side, sag: 6, radius: 60 },
    ) +
    (spec.brand.name.length % 2
      ? squeezeCap(pen, 0, -height + 8, cap, 1.05)
      : flipCap(pen, 0, -height + 8, 108, cap));
  return {
    svg,
    left: -half,
    right: half,
    top: -height - 100,
    fill: litres >= 0.8 ? 0.8 : 0.74,
    heightCm: 23,
    focus: { x: 0, y: -height + 60, r: 130 },
  };
};

/** Lithographed spray can with its overcap. */
export const aerosol: KindDrawing = (pen, spec, side) => {
  const [half, height] = [132, 690];
  const body: Profile = [
    [half, -height],
    [half, 0],
  ];
  const { cap } = closureColours(spec);
  const d = turned(body);
  const steel = pen.linear("across", [
    [0, "#7d8894"],
    [0.14, "#e6eaee"],
    [0.3, "#ffffff"],
    [0.5, "#b8c1ca"],
    [0.8, "#7d8894"],
    [1, "#a7b0b9"],
  ]);
  const rim = (y: number, halfWidth: number, thick: number): string =>
    shape(
      turned([
        [halfWidth, y, 4],
        [halfWidth, y + thick, 4],
      ]),
      steel,
      `stroke="#6b7682" stroke-width="1"`,
    );
  const svg =
    floorShadow(pen, 0, half) +
    `<g ${pen.clip(d)}>${labelWrap(pen, spec, half, height, side)}</g>` +
    shape(d, roundLight(pen, spec.brand.palette.main, "gloss")) +
    shape(
      strip(body, -0.74, -0.6),
      pen.linear("down", [
        [0, "#ffffff", 0.5],
        [1, "#ffffff", 0.25],
      ]),
    ) +
    shape(
      turned([
        [half * 0.72, -height - 34, 8],
        [half, -height - 2, 26],
        [half, -height],
      ]),
      steel,
    ) +
    rim(-height - 6, half + 3, 11) +
    rim(-9, half + 2, 10) +
    turnedBody(
      pen,
      [
        [half * 0.74, -height - 176, 26],
        [half * 0.8, -height - 60, 4],
        [half * 0.8, -height - 28, 4],
      ],
      cap,
      "gloss",
    ) +
    line(
      `M${num(-half * 0.78)} ${num(-height - 66)}Q0 ${num(-height - 56)} ${num(half * 0.78)} ${num(-height - 66)}`,
      darken(cap, 0.4),
      2.2,
      `opacity="0.35"`,
    );
  return {
    svg,
    left: -half,
    right: half,
    top: -height - 176,
    fill: 0.85,
    heightCm: 24,
    focus: { x: 0, y: -height * 0.66, r: 120 },
  };
};

function labelWrap(
  pen: Pen,
  spec: PackshotSpec,
  half: number,
  height: number,
  side: Parameters<KindDrawing>[2],
): string {
  return wrappedLabel(
    pen,
    spec,
    { x: -half, y: -height, w: half * 2, h: height },
    { side, sag: 0, radius: 0, inset: 0.06 },
  );
}

/** A tube of cream standing on its cap. */
export const creamTube: KindDrawing = (pen, spec, side) => {
  const [half, height] = [132, 560];
  const colour = spec.bodyColor ?? "#fbfbfa";
  const { cap } = closureColours(spec);
  const foot = -96;
  const profile: Profile = [
    [half + 12, foot - height, 3],
    [half + 12, foot - height + 40, 4],
    [half + 6, foot - height + 60, 40],
    [half * 0.94, foot - 120, 60],
    [half * 0.82, foot - 14, 22],
    [half * 0.6, foot],
  ];
  const d = turned(profile);
  const crimp = Array.from(
    { length: 22 },
    (_, index) => `M${num(-half - 6 + index * 13)} ${num(foot - height + 4)}V${num(foot - height + 36)}`,
  ).join("");
  const svg =
    floorShadow(pen, 0, 100) +
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.5"`) +
    `<g ${pen.clip(d)}>${wrappedLabel(pen, spec, { x: -half - 12, y: foot - height + 44, w: half * 2 + 24, h: height - 44 }, { side, sag: 0, radius: 0, inset: 0.11 })}</g>` +
    shape(d, roundLight(pen, colour, "gloss"), `opacity="0.8"`) +
    shape(
      strip(profile, -0.72, -0.58),
      pen.linear("down", [
        [0, "#ffffff", 0],
        [0.2, "#ffffff", 0.5],
        [1, "#ffffff", 0.2],
      ]),
    ) +
    line(crimp, "#0b1220", 2, `opacity="0.12"`) +
    turnedBody(
      pen,
      [
        [half * 0.64, foot + 2, 5],
        [half * 0.72, -6, 8],
        [half * 0.7, 0, 6],
      ],
      cap,
      "gloss",
    );
  return {
    svg,
    left: -half - 12,
    right: half + 12,
    top: foot - height,
    fill: 0.74,
    heightCm: 17,
    focus: { x: 0, y: foot - height * 0.7, r: 120 },
  } satisfies Figure;
};
