import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CheckoutAnswer } from "./checkout-action.server.ts";
import type { LineView } from "./checkout-view.ts";
import { INTENT, quantityField, removedItem, removeIntent } from "./form-fields.ts";

const QUANTITY_DELAY_MS = 300; // cart spec, section 9: quantity change request
const SEND = { method: "post", action: "/cos" } as const;

/** A line's quantity and removal: seen at once, confirmed by the server, undone when it refuses (C-035, C-036). */
export function useLine(line: LineView, onRemoved: () => void) {
  const fetcher = useFetcher<CheckoutAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [quantity, setQuantity] = useState(line.quantity);
  const [isWaiting, setWaiting] = useState(false);
  /** Counts the answers that were another than what stands in the field: the field then starts afresh. */
  const [corrections, setCorrections] = useState(0);
  const isLoading = isWaiting || fetcher.state !== "idle";
  const intent = fetcher.formData?.get("intent");

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isLoading || quantity === line.quantity) return;
    setQuantity(line.quantity);
    setCorrections((count) => count + 1);
    // Only an answer may correct what was typed.
  }, [isLoading, line.quantity]);

  return {
    quantity,
    corrections,
    isLoading,
    isRemoved: typeof intent === "string" && removedItem(intent) !== undefined,
    change(next: number): void {
      if (next === quantity) return;
      setQuantity(next);
      setWaiting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void fetcher.submit({ intent: INTENT.quantity, [quantityField(line.id)]: String(next) }, SEND);
        setWaiting(false);
      }, QUANTITY_DELAY_MS);
    },
    remove(): void {
      if (isLoading) return;
      void fetcher.submit({ intent: removeIntent(line.id) }, SEND);
      onRemoved();
    },
    /** What the server said to the last change. */
    message: fetcher.data?.messages?.[0],
  };
}
