import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { OrderResult } from "@curat/contract/orders";
import { localMemory } from "../../session/browser-storage.ts";
import { LAST_ORDER } from "../../session/local-keys.ts";

/**
 * Returns the order from the server, the history state or local storage, in that order. Removes it from local
 * storage (C-050).
 */
export function useSentOrder(provided: OrderResult | null): OrderResult | null {
  const { state } = useLocation() as { state: { order?: string } | null };
  const [stored, setStored] = useState<OrderResult | null>(null);
  const take = useEffectEvent(() => {
    setStored(parseOrder(state?.order) ?? parseOrder(localMemory.getItem(LAST_ORDER)));
    localMemory.removeItem(LAST_ORDER);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- browser storage must not be read during rendering
  useEffect(() => take(), []);
  return provided ?? stored;
}

function parseOrder(text: string | null | undefined): OrderResult | null {
  try {
    const value = JSON.parse(text ?? "null") as OrderResult | null;
    return typeof value?.randomid === "string" && typeof value.total === "number" ? value : null;
  } catch {
    return null;
  }
}
