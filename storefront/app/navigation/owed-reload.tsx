/**
 * What a form changed and the layout does not show yet. The router breaks off the reload that follows a form where a navigation
 * lands first, and takes it for done; the navigation alone would not ask for the layout.
 */
import { useEffect } from "react";
import { type LayoutData, useLayoutData } from "../session/layout-data.ts";

let shown: LayoutData | undefined;
/** What was shown when something changed. */
let outdated: LayoutData | undefined;

/** Notes that the layout is to be asked for anew, which it is until its answer is there. */
export function oweReload(): true {
  outdated = shown;
  return true;
}

/** True while the layout shows less than was changed, or less than there is. */
export function isReloadOwed(): boolean {
  return shown?.isPartial === true || (outdated !== undefined && outdated === shown);
}

/** Hears of each answer of the layout; one for the whole shop. */
export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    shown = layout;
  }, [layout]);
  return null;
}
