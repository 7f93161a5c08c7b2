import { useEffect } from "react";
import { useLayoutData } from "../session/layout-data.ts";
import { applyConsent, logFailure, trackPendingEvent } from "./track.ts";

/** Applies the visitor's consent when a document opens and after every action (requirements: B-177). */
export function Analytics() {
  const layout = useLayoutData();
  useEffect(() => {
    const { tracking } = layout ?? {};
    void applyConsent(tracking)
      .then(() => trackPendingEvent(tracking))
      .catch(logFailure);
  }, [layout]);
  return null;
}
