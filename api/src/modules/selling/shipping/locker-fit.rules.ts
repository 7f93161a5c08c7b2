/** Whether a parcel fits a parcel machine: pure, millimetres and grams. */
import type { Parcel, Piece } from "./shipping.port.ts";

export interface LockerBox {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  maxGrams: number;
  /** How much of the box's room a packed parcel may fill: pieces never lie without gaps. */
  fillPercent: number;
}

/** Adds up pieces; a parcel is as heavy as all of them. */
export function parcelOf(pieces: readonly Piece[]): Parcel {
  const weightGrams = pieces.reduce((sum, piece) => sum + piece.quantity * piece.weightGrams, 0);
  return { weightGrams, pieces };
}

/**
 * True when the parcel is light enough, every piece fits the box in some orientation, and all of them together take
 * no more than the fill share of its room. No packing is tried: the share stands for the gaps.
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
