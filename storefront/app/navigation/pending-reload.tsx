/**
 * Reloads the layout if a navigation interrupted the reload that follows a form. The router assumes that this reload
 * finished.
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

export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    shown = layout;
  }, [layout]);
  return null;
}
