import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { preloadAddedPopup } from "./lazy-added-popup.tsx";
import type { AddedItem, CartAnswer } from "../../session/cart/cart-answer.ts";

/** Returns a form that adds to the cart. Calls `whenAdded` with the quantity that was actually added. */
export function useAdding(notice: string, whenAdded: (added: AddedItem) => void) {
  const adding = useFetcher<CartAnswer>();
  const answer = adding.data?.added && adding.data;
  // Loads the popup's chunk in parallel with the request.
  const isSending = adding.state === "submitting";
  useEffect(() => {
    if (isSending) preloadAddedPopup().catch(() => undefined);
  }, [isSending]);
  const [handled, setHandled] = useState<typeof answer>();
  const onAdded = useEffectEvent(whenAdded);
  useEffect(() => {
    if (!answer?.added) return;
    onAdded(answer.added);
    // Removes the success notice, because the popup shows the same message and screen readers would announce
    // it twice.
    for (const { kind, text, key } of noticeStore.get()) {
      if (kind === "success" && text === notice) noticeStore.remove(key);
    }
  }, [answer, notice]);
  return {
    Form: adding.Form,
    isBusy: adding.state !== "idle",
    added: answer?.added,
    remarks: answer?.remarks ?? [],
    popup: {
      isOpen: answer !== handled,
      onClose: () => setHandled(answer),
    },
  };
}
