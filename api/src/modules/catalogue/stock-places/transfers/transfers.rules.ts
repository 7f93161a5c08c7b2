import type { TransferState } from "@curat/contract/staff/stock-transfers.values";

interface TransferTimes {
  sentAt: Date | null;
  receivedAt: Date | null;
  undoneAt: Date | null;
}

export function stateOf({ sentAt, receivedAt, undoneAt }: TransferTimes): TransferState {
  if (!sentAt) return "draft";
  if (undoneAt) return "undone";
  return receivedAt ? "received" : "sent";
}

export function transferName({ number, year }: { number: number; year: number }): string {
  return `Transfer ${number}/${year}`;
}

interface SentLine {
  productId: number;
  pieces: number;
  /** Null until the line is checked. */
  received: number | null;
}

export type Arrival =
  | { ok: true; lines: { productId: number; pieces: number; received: number }[]; missing: number }
  | { ok: false; field: "rest" | "reason"; message: string };

/** Returns how many pieces of each line arrived, or which decision or reason staff must give first. */
export function judgeArrival(
  lines: readonly SentLine[],
  { rest, reason }: { rest: "whole" | "missing" | undefined; reason: string },
): Arrival {
  const unchecked = lines.filter(({ received }) => received === null).length;
  if (unchecked > 0 && rest === undefined)
    return {
      ok: false,
      field: "rest",
      message: `Alege dacă produsele neverificate (${unchecked}) au sosit integral sau lipsesc.`,
    };
  const arrived = lines.map(({ productId, pieces, received }) => ({
    productId,
    pieces,
    received: received ?? (rest === "whole" ? pieces : 0),
  }));
  const missing = arrived.reduce((sum, { pieces, received }) => sum + pieces - received, 0);
  if (missing > 0 && reason === "")
    return { ok: false, field: "reason", message: `Scrie de ce lipsesc bucăți (${missing}).` };
  return { ok: true, lines: arrived, missing };
}
