/** Margins of order lines and prices. Amounts are bani without VAT. */
import { z } from "zod";
import { formatOfficeLei } from "../../../text/money.ts";

export const marginsSetting = z.object({
  /** Prices with a smaller margin get a warning; 0 warns only below cost. */
  minimumPercent: z
    .int()
    .min(0, "Scrie un procent de cel puțin 0.")
    .max(95, "Scrie un procent de cel mult 95.")
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
  /** Pieces that shipped with a known cost, without those of returned parcels. */
  costedPieces: number;
  /** The cost of these pieces, without those put back in stock. */
  costBani: number;
  /** Current average cost of a piece; null if the product's cost is not tracked. */
  averageBani: number | null;
  /** For a line without a product: the cost of a piece typed on its offer, or null. */
  typedBani?: number | null;
  isFree?: boolean;
}

export interface Margin {
  netBani: number;
  /** Null if unknown. */
  costBani: number | null;
  marginBani: number | null;
  /** Share of the net amount in per cent, with one decimal; null if unknown. */
  percent: number | null;
}

/**
 * Returns the margin of a line. Shipped pieces count at their frozen cost, the others at the average. The
 * cost is unknown if pieces shipped before tracking began. A line without a product has the cost typed on its
 * offer, if any.
 */
export function lineMargin(line: MarginLine): Margin {
  const { quantity, away, paidBack, costedPieces, costBani, averageBani } = line;
  const netBani = Math.round((line.netBani * (quantity - paidBack)) / quantity);
  if (line.isFree) {
    const typed = line.typedBani ?? null;
    return marginOf(netBani, typed === null ? null : typed * (quantity - paidBack));
  }
  const isKnown = costedPieces === away && (averageBani !== null || away === quantity);
  // Refunded pieces that have not shipped will not cost anything.
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
