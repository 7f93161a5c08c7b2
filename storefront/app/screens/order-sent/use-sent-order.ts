import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { OrderResult } from "@curat/contract/orders";
import { localMemory } from "../../session/browser-storage.ts";
import { LAST_ORDER } from "../../session/local-keys.ts";

/** The order to show: the server's, else the history's, else the last one kept here, which is then removed (C-050). */
export function useSentOrder(given: OrderResult | null): OrderResult | null {
  const { state } = useLocation() as { state: { order?: string } | null };
  const [kept, setKept] = useState<OrderResult | null>(null);
  const take = useEffectEvent(() => {
    setKept(parseOrder(state?.order) ?? parseOrder(localMemory.getItem(LAST_ORDER)));
    localMemory.removeItem(LAST_ORDER);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the browser's storage is not read while rendering
  useEffect(() => take(), []);
  return given ?? kept;
}

/** What looks like an order; anything can stand in the browser's storage and history. */
function parseOrder(text: string | null | undefined): OrderResult | null {
  try {
    const value = JSON.parse(text ?? "null") as OrderResult | null;
    return typeof value?.randomid === "string" && typeof value.total === "number" ? value : null;
  } catch {
    return null;
  }
}
