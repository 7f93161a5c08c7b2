/**
 * Time-dependent data of every page: the promised delivery day and the phone's opening hours (decision 0082).
 */
import { createContext, use, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Today } from "@curat/contract/shop-now";
import { useLayoutData } from "./layout-data.ts";

const TodayContext = createContext<Today | undefined>(undefined);

/** Reloads of open pages are spread over this time, because all pages expire at the same moment. */
const SPREAD_MS = 20_000;

/** True if today's data have expired. The next navigation then reloads the layout. */
let isOutdated = false;
export function isTodayOutdated(): boolean {
  return isOutdated;
}

/** Provides today's data to its children until the data expire. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const today = useLayoutData()?.today;
  const isOver = useIsOver(today?.until);
  return <TodayContext value={isOver ? undefined : today}>{children}</TodayContext>;
}

/** Returns today's data. Undefined if they are unknown or expired while the page was open. */
export function useToday(): Today | undefined {
  return use(TodayContext);
}

/** Returns true once the given time has passed. Reloads all data then. */
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
    // Checks when the page becomes visible again, because timers of a sleeping page fire late.
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
