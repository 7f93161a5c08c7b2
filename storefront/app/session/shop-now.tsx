/** What holds at this moment, on every page: the day that is promised and who answers (decision 0082). */
import { createContext, use, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Today } from "@curat/contract/shop-now";
import { useLayoutData } from "./layout-data.ts";

const TodayContext = createContext<Today | undefined>(undefined);

/** Not all pages that are open ask anew in the same second. */
const SPREAD_MS = 20_000;

/** The layout's answer is asked for anew by the next navigation once its moment has come; see the root's `shouldRevalidate`. */
let isOutdated = false;
export function isTodayOutdated(): boolean {
  return isOutdated;
}

/** Tells what is inside of what holds now, and nothing of it once it does not. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const today = useLayoutData()?.today;
  const isOver = useIsOver(today?.until);
  return <TodayContext value={isOver ? undefined : today}>{children}</TodayContext>;
}

/** Undefined where nothing is known, or is known no more: a page may stay open over the hour. */
export function useToday(): Today | undefined {
  return use(TodayContext);
}

/** Whether that moment has come, told as it comes; then everything is asked for anew. */
function useIsOver(until: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (until === undefined) return undefined;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (isOutdated || Date.now() < Date.parse(until)) return;
      isOutdated = true;
      setPassed(until);
      asking = setTimeout(() => void revalidate(), Math.random() * SPREAD_MS);
    };
    look();
    const waiting = setTimeout(look, Math.max(0, Date.parse(until) - Date.now()) + 50);
    // A page that slept wakes up later than its clock.
    document.addEventListener("visibilitychange", look);
    return () => {
      isOutdated = false;
      clearTimeout(waiting);
      clearTimeout(asking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [until, revalidate]);
  return until !== undefined && passed === until;
}
