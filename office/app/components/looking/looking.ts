import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_MS = 1_500;

/** Reloads the page's data every 1.5 s while something is pending. */
export function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
