/**
 * What a form changed and the layout does not show yet. The router breaks off the reload that follows a form where a navigation
 * lands first, and takes it for done; the navigation alone would not ask for the layout.
 */
import { useEffect } from "react";
import { useLayoutData } from "../session/layout-data.ts";

let isOwed = false;

/** Notes that the layout is to be asked for anew, which it is until its answer is there. */
export function oweReload(): true {
  isOwed = true;
  return true;
}

/** True while the layout shows less than was changed. */
export function isReloadOwed(): boolean {
  return isOwed;
}

/** Hears of each answer of the layout; one for the whole shop. */
export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    isOwed = false;
  }, [layout]);
  return null;
}
