import { ZONES } from "@curat/contract/zones.values";
import type { Zone } from "@curat/contract/zones.values";
import type { LineView } from "../../../session/cart/cart-view.ts";

/** From this many lines on, a cart is grouped by room. */
const FROM_LINES = 8;

type Grouped = Pick<LineView, "kind" | "zones">;

interface Room<Line> {
  /** Missing if the lines have no heading. */
  zone?: Zone | "none";
  lines: Line[];
}

/**
 * Groups a long cart's goods by the first zone of the colour code, and puts vouchers and charges last. Returns a
 * single group without a zone for a short cart, or if no line has a zone.
 */
export function roomsOf<Line extends Grouped>(lines: readonly Line[]): Room<Line>[] {
  const goods = lines.filter(({ kind }) => kind !== "voucher" && kind !== "charge");
  if (goods.length < FROM_LINES || !goods.some(({ zones }) => zones)) return [{ lines: [...lines] }];
  const inZone = (wanted: Zone | "none") => goods.filter(({ zones }) => (zones?.[0] ?? "none") === wanted);
  return [
    ...[...ZONES, "none" as const].map((zone) => ({ zone, lines: inZone(zone) })),
    { lines: lines.filter(({ kind }) => kind === "voucher" || kind === "charge") },
  ].filter((room) => room.lines.length > 0);
}
