/**
 * Reloads the layout when a navigation interrupts the reload that follows a form. The router would consider
 * that reload done.
 */
import { useEffect } from "react";
import { type LayoutData, useLayoutData } from "../session/layout-data.ts";

let shown: LayoutData | undefined;
let outdated: LayoutData | undefined;

/** Marks the layout as outdated until its next response arrives. */
export function scheduleReload(): true {
  outdated = shown;
  return true;
}

/** Returns whether the layout is outdated or incomplete. */
export function isReloadScheduled(): boolean {
  return shown?.isPartial === true || (outdated !== undefined && outdated === shown);
}

/** Records each new layout. Render it only once. */
export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    shown = layout;
  }, [layout]);
  return null;
}
