import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { preloadAddedPopup } from "./lazy-added-popup.tsx";
import type { AddedItem, CartAnswer } from "../../session/cart/cart-answer.ts";

/**
 * A form that puts something into the cart, and the popup that each answer opens once; `whenAdded` is called for each with
 * what really went in. Where nothing did, the answer's notices say why.
 */
export function useAdding(notice: string, whenAdded: (added: AddedItem) => void) {
  const adding = useFetcher<CartAnswer>();
  const answer = adding.data?.added && adding.data;
  // Beside the answer, not after it; who is not reached is told by what needs it.
  const isSending = adding.state === "submitting";
  useEffect(() => {
    if (isSending) preloadAddedPopup().catch(() => undefined);
  }, [isSending]);
  const [seen, setSeen] = useState<typeof answer>();
  const onAdded = useEffectEvent(whenAdded);
  useEffect(() => {
    if (!answer?.added) return;
    onAdded(answer.added);
    // The popup says it; the same sentence as a notice behind it would only be heard twice.
    for (const { kind, text, key } of noticeStore.get()) {
      if (kind === "success" && text === notice) noticeStore.remove(key);
    }
  }, [answer, notice]);
  return {
    Form: adding.Form,
    isBusy: adding.state !== "idle",
    /** Of the last answer. */
    added: answer?.added,
    remarks: answer?.remarks ?? [],
    popup: {
      isOpen: answer !== seen,
      onClose: () => setSeen(answer),
    },
  };
}
