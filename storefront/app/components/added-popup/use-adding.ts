import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { preloadAddedPopup } from "./lazy-added-popup.tsx";
import type { AddedItem, CartAnswer } from "../../session/cart/cart-answer.ts";

/**
 * Returns a form that adds to the cart, and the props of its popup, which opens once per response. Calls
 * `whenAdded` with the quantity that was really added. If nothing was added, the response's toasts explain
 * why.
 */
export function useAdding(notice: string, whenAdded: (added: AddedItem) => void) {
  const adding = useFetcher<CartAnswer>();
  const answer = adding.data?.added && adding.data;
  // Load the popup's chunk in parallel with the request. If it fails to load, the component that renders the
  // popup reports it.
  const isSending = adding.state === "submitting";
  useEffect(() => {
    if (isSending) preloadAddedPopup().catch(() => undefined);
  }, [isSending]);
  const [seen, setSeen] = useState<typeof answer>();
  const onAdded = useEffectEvent(whenAdded);
  useEffect(() => {
    if (!answer?.added) return;
    onAdded(answer.added);
    // Remove the toast, because the popup already reports the addition and screen readers would announce it
    // twice.
    for (const { kind, text, key } of noticeStore.get()) {
      if (kind === "success" && text === notice) noticeStore.remove(key);
    }
  }, [answer, notice]);
  return {
    Form: adding.Form,
    isBusy: adding.state !== "idle",
    /** The added item from the last response. */
    added: answer?.added,
    remarks: answer?.remarks ?? [],
    popup: {
      isOpen: answer !== seen,
      onClose: () => setSeen(answer),
    },
  };
}
