import type { Parcel, Piece } from "./shipping.port.ts";

export interface Box {
  weightGrams: number;
  widthMm: number;
  lengthMm: number;
  heightMm: number;
}

const FILL = 0.8;
const MIN_GRAMS = 100;

/** Splits a parcel into boxes of at most `maxGrams`. A heavier piece gets its own box. Returns at least one box. */
export function splitParcel({ pieces }: Parcel, maxGrams: number): Box[] {
  const loads: Piece[][] = [[]];
  let grams = 0;
  for (const piece of pieces) {
    for (let count = 0; count < piece.quantity; count++) {
      if (grams > 0 && grams + piece.weightGrams > maxGrams) {
        loads.push([]);
        grams = 0;
      }
      loads.at(-1)?.push(piece);
      grams += piece.weightGrams;
    }
  }
  return loads.map(boxOf);
}

function boxOf(load: Piece[]): Box {
  const sides = load.map(({ widthMm, depthMm, heightMm }) =>
    [widthMm, depthMm, heightMm].sort((one, other) => other - one),
  );
  const side = (index: number): number => Math.max(1, ...sides.map((one) => one[index] ?? 1));
  const volume = load.reduce((sum, piece) => sum + piece.widthMm * piece.depthMm * piece.heightMm, 0);
  const [lengthMm, widthMm] = [side(0), side(1)];
  const needed = load.length > 1 ? Math.ceil(volume / FILL / (lengthMm * widthMm)) : 1;
  const weightGrams = load.reduce((sum, piece) => sum + piece.weightGrams, 0);
  return {
    weightGrams: Math.max(MIN_GRAMS, weightGrams),
    widthMm,
    lengthMm,
    heightMm: Math.max(side(2), needed),
  };
}
