/**
 * Tracks changes that the layout does not show yet. If a navigation finishes first, the router aborts the
 * reload after a form and considers it done; the navigation itself does not reload the layout.
 */
import { useEffect } from "react";
import { type LayoutData, useLayoutData } from "../session/layout-data.ts";

let shown: LayoutData | undefined;
/** The layout shown when something changed. */
let outdated: LayoutData | undefined;

/** Marks the layout as outdated until its next response. */
export function scheduleReload(): true {
  outdated = shown;
  return true;
}

/** Returns true while the layout is outdated or incomplete. */
export function isReloadScheduled(): boolean {
  return shown?.isPartial === true || (outdated !== undefined && outdated === shown);
}

/** Records each new layout; one instance for the whole shop. */
export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    shown = layout;
  }, [layout]);
  return null;
}
