import fc from "fast-check";
import { expect, it } from "vitest";
import { parcelOf } from "./locker-fit.rules.ts";
import { splitParcel } from "./parcel-split.rules.ts";

const canister = { widthMm: 190, depthMm: 135, heightMm: 300, weightGrams: 5_300 };
const roll = { widthMm: 250, depthMm: 250, heightMm: 400, weightGrams: 900 };

it("splitParcel uses one box for a weight that one person can lift", () => {
  expect(splitParcel(parcelOf([{ ...canister, quantity: 1 }]), 30_000)).toEqual([
    { weightGrams: 5_300, lengthMm: 300, widthMm: 190, heightMm: 135 },
  ]);
});

it("splitParcel starts another box when the next piece would be too heavy", () => {
  const boxes = splitParcel(
    parcelOf([
      { ...canister, quantity: 7 },
      { ...roll, quantity: 2 },
    ]),
    30_000,
  );
  expect(boxes.map(({ weightGrams }) => weightGrams)).toEqual([5 * 5_300, 2 * 5_300 + 2 * 900]);
});

it("splitParcel puts each piece above the limit into its own box", () => {
  const boxes = splitParcel(parcelOf([{ ...canister, weightGrams: 31_000, quantity: 2 }]), 30_000);
  expect(boxes.map(({ weightGrams }) => weightGrams)).toEqual([31_000, 31_000]);
});

it("splitParcel returns one box with a minimum weight for an empty parcel", () => {
  expect(splitParcel(parcelOf([]), 30_000)).toEqual([
    { weightGrams: 100, lengthMm: 1, widthMm: 1, heightMm: 1 },
  ]);
});

it("the boxes of splitParcel preserve the weight, respect the limit and have room for all pieces", () => {
  const millimetres = fc.integer({ min: 10, max: 600 });
  const piece = fc.record({
    widthMm: millimetres,
    depthMm: millimetres,
    heightMm: millimetres,
    weightGrams: fc.integer({ min: 100, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const parcel = parcelOf(pieces);
      const boxes = splitParcel(parcel, 30_000);
      expect(boxes.reduce((sum, box) => sum + box.weightGrams, 0)).toBe(parcel.weightGrams);
      expect(boxes.every(({ weightGrams }) => weightGrams <= 30_000)).toBe(true);
      const inside = pieces.reduce(
        (sum, one) => sum + one.quantity * one.widthMm * one.depthMm * one.heightMm,
        0,
      );
      const outside = boxes.reduce((sum, box) => sum + box.lengthMm * box.widthMm * box.heightMm, 0);
      expect(outside).toBeGreaterThanOrEqual(inside);
    }),
  );
});
