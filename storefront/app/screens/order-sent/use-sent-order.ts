import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { OrderResult } from "@curat/contract/orders";
import { localMemory } from "../../session/browser-storage.ts";
import { LAST_ORDER } from "../../session/local-keys.ts";

/**
 * Returns the order to show: the server's order, or else the one in the history state, or else the last one
 * in local storage, which is then removed (C-050).
 */
export function useSentOrder(given: OrderResult | null): OrderResult | null {
  const { state } = useLocation() as { state: { order?: string } | null };
  const [stored, setKept] = useState<OrderResult | null>(null);
  const take = useEffectEvent(() => {
    setKept(parseOrder(state?.order) ?? parseOrder(localMemory.getItem(LAST_ORDER)));
    localMemory.removeItem(LAST_ORDER);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- browser storage must not be read during rendering
  useEffect(() => take(), []);
  return given ?? stored;
}

/** Parses an order. Storage and history state are untrusted, so its shape is validated. */
function parseOrder(text: string | null | undefined): OrderResult | null {
  try {
    const value = JSON.parse(text ?? "null") as OrderResult | null;
    return typeof value?.randomid === "string" && typeof value.total === "number" ? value : null;
  } catch {
    return null;
  }
}
