/** If a navigation interrupts the reload after a form, the router considers that reload done. */
import { useEffect } from "react";
import { type LayoutData, useLayoutData } from "../session/layout-data.ts";

let shown: LayoutData | undefined;
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

/** Records each new layout. The shop needs a single instance. */
export function SettleReload(): null {
  const layout = useLayoutData();
  useEffect(() => {
    shown = layout;
  }, [layout]);
  return null;
}
