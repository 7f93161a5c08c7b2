import { Truck } from "lucide-react";
import { arrivalOf } from "../../../components/arrival/arrival-of.ts";
import type { LineView } from "../../../session/cart/cart-view.ts";

type Delivered = Pick<LineView, "delivery" | "arrival">;

/** A line's promised delivery day, or its usual delivery time if the day is unknown. */
export function LineDelivery({ line }: { line: Delivered }) {
  const words = wordsOf(line);
  if (!words) return null;
  return (
    <p className="cluster hint items-center gap-x-2 gap-y-0">
      <Truck aria-hidden size={16} />
      {line.arrival ? <b className="text-success bold">{words}</b> : words}
    </p>
  );
}

/**
 * Returns a line that represents the delivery of all available lines, or undefined if their deliveries
 * differ.
 */
export function sharedDelivery(lines: readonly LineView[]): Delivered | undefined {
  const sold = lines.filter(({ isOutOfStock, delivery }) => !isOutOfStock && delivery);
  const deliveryTexts = new Set(sold.map(wordsOf));
  return deliveryTexts.size === 1 ? sold[0] : undefined;
}

function wordsOf({ delivery, arrival }: Delivered): string {
  return arrival && delivery ? arrivalOf(arrival.code, arrival) : delivery;
}
