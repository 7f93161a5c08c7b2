import { Truck } from "lucide-react";
import { arrivalOf } from "../../../components/arrival/arrival-of.ts";
import { texts as arrivalTexts } from "../../../components/arrival/texts.ts";
import type { LineView } from "../../../session/cart/cart-view.ts";

type Delivered = Pick<LineView, "delivery" | "arrival">;

/** A line's promised delivery day and usual delivery time. Renders nothing if they are unknown. */
export function LineDelivery({ line }: { line: Delivered }) {
  const { day, usual } = wordsOf(line);
  if (!usual) return null;
  return (
    <p className="cluster hint items-center gap-x-2 gap-y-0">
      <Truck aria-hidden size={16} />
      {day && <b className="text-success bold">{day}</b>}
      {usual}
    </p>
  );
}

/**
 * Returns a line that represents the delivery of all available lines, or undefined if their deliveries
 * differ.
 */
export function sharedDelivery(lines: readonly LineView[]): Delivered | undefined {
  const sold = lines.filter(({ isOutOfStock, delivery }) => !isOutOfStock && delivery);
  const deliveryTexts = new Set(sold.map((line) => Object.values(wordsOf(line)).join(" ")));
  return deliveryTexts.size === 1 ? sold[0] : undefined;
}

function wordsOf({ delivery, arrival }: Delivered): { day: string; usual: string } {
  if (!arrival || !delivery) return { day: "", usual: delivery };
  return { day: arrivalOf(arrival.code, arrival), usual: arrivalTexts.usual(delivery) };
}
