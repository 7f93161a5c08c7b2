import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 3_000;
const MAX_MS = 120_000;

/** Polls a pending payment every 3 s, for up to 2 minutes. */
export function usePaymentPolling(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const poll = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => poll(), EVERY_MS);
    const end = setTimeout(() => clearInterval(timer), MAX_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isWaiting]);
}
