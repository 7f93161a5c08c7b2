import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CheckoutAnswer } from "../form/checkout-action.server.ts";
import type { LineView } from "../../../session/cart/cart-view.ts";
import { INTENT, quantityField, removedItem, removeIntent } from "../form/form-fields.ts";

const QUANTITY_DELAY_MS = 300; // cart spec, section 9: quantity change request
const SEND = { method: "post", action: "/cos" } as const;

export interface LineEvents {
  onRemoved: () => void;
  /** Says that a change is on its way; what it answers says that it is not any more. */
  onLoading: () => () => void;
  /** What the server said to a change of this line may be about others, too. */
  onAnswer: (answer: CheckoutAnswer) => void;
}

/** A line's quantity and removal: seen at once, confirmed by the server, undone when it refuses (C-035, C-036). */
export function useLine(line: LineView, { onRemoved, onLoading, onAnswer }: LineEvents) {
  const fetcher = useFetcher<CheckoutAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const [quantity, setQuantity] = useState(line.quantity);
  const [isWaiting, setWaiting] = useState(false);
  /** Counts the answers that were another than what stands in the field: the field then starts afresh. */
  const [corrections, setCorrections] = useState(0);
  const isLoading = isWaiting || fetcher.state !== "idle";
  const intent = fetcher.formData?.get("intent");

  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data);
  }, [fetcher.data]);
  const begin = useEffectEvent(onLoading);
  useEffect(() => (isLoading ? begin() : undefined), [isLoading]);
  // While rendering: no picture of the page shows a quantity that the server refused.
  if (!isLoading && quantity !== line.quantity) {
    setQuantity(line.quantity);
    setCorrections(corrections + 1);
  }

  /** Waits until the answer is there, unless another change came after it. */
  async function send(next: number): Promise<void> {
    const own = latest.current;
    await fetcher.submit({ intent: INTENT.quantity, [quantityField(line.id)]: String(next) }, SEND);
    if (own === latest.current) setWaiting(false);
  }
  return {
    quantity,
    corrections,
    isLoading,
    isRemoved: typeof intent === "string" && removedItem(intent) !== undefined,
    change(next: number): void {
      if (next === quantity) return;
      latest.current += 1;
      setQuantity(next);
      setWaiting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(next), QUANTITY_DELAY_MS);
    },
    remove(): void {
      if (isLoading) return;
      void fetcher.submit({ intent: removeIntent(line.id) }, SEND);
      onRemoved();
    },
    /** What the server said to the last change. */
    messages: fetcher.data?.messages ?? [],
  };
}
