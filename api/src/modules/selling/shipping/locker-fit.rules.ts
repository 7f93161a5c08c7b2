import type { Parcel, Piece } from "./shipping.port.ts";

export interface LockerBox {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  maxGrams: number;
  /** Share of the box's volume that pieces may fill, because packed pieces leave gaps. */
  fillPercent: number;
}

export function parcelOf(pieces: readonly Piece[]): Parcel {
  const weightGrams = pieces.reduce((sum, piece) => sum + piece.quantity * piece.weightGrams, 0);
  return { weightGrams, pieces };
}

/**
 * Returns whether the parcel is light enough, each piece fits in some orientation, and all pieces together fill at
 * most the allowed share of the volume.
 */
export function fitsLocker(parcel: Parcel, box: LockerBox): boolean {
  if (parcel.weightGrams > box.maxGrams) return false;
  const room = sides(box);
  if (!parcel.pieces.every((piece) => sides(piece).every((side, index) => side <= (room[index] ?? 0))))
    return false;
  const volume = parcel.pieces.reduce((sum, piece) => sum + piece.quantity * volumeOf(piece), 0);
  return volume * 100 <= volumeOf(box) * box.fillPercent;
}

type Size = Pick<Piece, "widthMm" | "depthMm" | "heightMm">;

function sides({ widthMm, depthMm, heightMm }: Size): number[] {
  return [widthMm, depthMm, heightMm].sort((one, other) => one - other);
}

function volumeOf({ widthMm, depthMm, heightMm }: Size): number {
  return widthMm * depthMm * heightMm;
}
