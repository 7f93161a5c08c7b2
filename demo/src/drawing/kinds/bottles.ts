import { chanceFrom } from "../chance.ts";
import { flipCap, neck, pump, screwCap, squeezeCap, trigger } from "../pieces/closures.ts";
import { floorShadow } from "../pieces/light.ts";
import { wrappedLabel } from "../pieces/panel.ts";
import type { Profile } from "../pieces/shapes.ts";
import { closureColours, plasticOf, vessel } from "../pieces/vessel.ts";
import { type KindDrawing, volumeOf } from "../spec.ts";

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
