import { z } from "zod";
import { formatOfficeLei } from "../../../text/money.ts";

export const marginsSetting = z.object({
  /** A price with a lower margin gets a warning. At 0, only a price below cost does. */
  minimumPercent: z
    .int()
    .min(0, "Scrie un procent între 0 și 95.")
    .max(95, "Scrie un procent între 0 și 95.")
    .default(0),
});

/** Returns the setting, or the default if the stored value is invalid. */
export function readMargins(stored: unknown): z.infer<typeof marginsSetting> {
  const read = marginsSetting.safeParse(stored ?? {});
  return read.success ? read.data : marginsSetting.parse({});
}

/** Returns a Romanian warning for a price below cost or below the minimum margin; null if there is none. */
export function marginWarning(
  { netBani, averageBani }: { netBani: number; averageBani: number },
  minimumPercent: number,
): string | null {
  const cost = formatOfficeLei(Math.round(averageBani));
  const net = formatOfficeLei(netBani);
  if (netBani < averageBani) return `Sub cost: ${net} fără TVA, iar costul mediu este ${cost}.`;
  const percent = netBani === 0 ? 0 : ((netBani - averageBani) * 100) / netBani;
  if (percent >= minimumPercent) return null;
  const share = String(Math.round(percent * 10) / 10).replace(".", ",");
  return `Marja este ${share} %, sub minimul de ${minimumPercent} % (${net} fără TVA, cost mediu ${cost}).`;
}

export interface MarginLine {
  position: number;
  name: string;
  quantity: number;
  netBani: number;
  away: number;
  paidBack: number;
  /** Shipped pieces with a known cost, without those of returned parcels. */
  costedPieces: number;
  /** Cost of `costedPieces`, without the cost of pieces put back in stock. */
  costBani: number;
  /** Current average cost of a piece; null if the product's cost is not tracked. */
  averageBani: number | null;
  /** Cost of a piece typed on the offer, for a line without a product. */
  typedBani?: number | null;
  isFree?: boolean;
}

export interface Margin {
  netBani: number;
  costBani: number | null;
  marginBani: number | null;
  /** Share of the net amount in per cent, with one decimal; null if unknown. */
  percent: number | null;
}

/**
 * Returns the margin of a line. Shipped pieces count at the cost recorded when they shipped, the others at the
 * current average. The cost is unknown if pieces shipped before cost tracking started. A line without a product uses
 * the cost typed on its offer.
 */
export function lineMargin(line: MarginLine): Margin {
  const { quantity, away, paidBack, costedPieces, costBani, averageBani } = line;
  const netBani = Math.round((line.netBani * (quantity - paidBack)) / quantity);
  if (line.isFree) {
    const typed = line.typedBani ?? null;
    return marginOf(netBani, typed === null ? null : typed * (quantity - paidBack));
  }
  const isKnown = costedPieces === away && (averageBani !== null || away === quantity);
  // Pieces refunded before shipping have no cost.
  const waiting = Math.max(0, quantity - away - Math.max(0, paidBack - away));
  return marginOf(netBani, isKnown ? costBani + Math.round(waiting * (averageBani ?? 0)) : null);
}

export function sumMargins(margins: readonly Margin[]): Margin {
  const netBani = margins.reduce((sum, line) => sum + line.netBani, 0);
  const costs = margins.map(({ costBani }) => costBani);
  return marginOf(
    netBani,
    costs.some((cost) => cost === null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  );
}

export function marginOf(netBani: number, costBani: number | null): Margin {
  if (costBani === null) return { netBani, costBani, marginBani: null, percent: null };
  const marginBani = netBani - costBani;
  const percent = netBani === 0 ? null : Math.round((marginBani * 1_000) / netBani) / 10;
  return { netBani, costBani, marginBani, percent };
}
