import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { preloadAddedPopup } from "./lazy-added-popup.tsx";
import type { AddedItem, CartAnswer } from "../../session/cart/cart-answer.ts";

/**
 * Returns a form that adds to the cart, and the popup that opens once per response. Calls `whenAdded` with
 * the quantity that was really added. If nothing was added, the response's toasts say why.
 */
export function useAdding(notice: string, whenAdded: (added: AddedItem) => void) {
  const adding = useFetcher<CartAnswer>();
  const answer = adding.data?.added && adding.data;
  // Load the popup's chunk in parallel with the request. Whatever renders the popup reports a failed load.
  const isSending = adding.state === "submitting";
  useEffect(() => {
    if (isSending) preloadAddedPopup().catch(() => undefined);
  }, [isSending]);
  const [seen, setSeen] = useState<typeof answer>();
  const onAdded = useEffectEvent(whenAdded);
  useEffect(() => {
    if (!answer?.added) return;
    onAdded(answer.added);
    // The popup already reports it; a toast behind it would make screen readers announce it twice.
    for (const { kind, text, key } of noticeStore.get()) {
      if (kind === "success" && text === notice) noticeStore.remove(key);
    }
  }, [answer, notice]);
  return {
    Form: adding.Form,
    isBusy: adding.state !== "idle",
    /** From the last response. */
    added: answer?.added,
    remarks: answer?.remarks ?? [],
    popup: {
      isOpen: answer !== seen,
      onClose: () => setSeen(answer),
    },
  };
}
