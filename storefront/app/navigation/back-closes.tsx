import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { holdFirstPageBack } from "./first-page-back.ts";
import { closePart, opened } from "./opened-part.ts";

/**
 * Makes Back first close an open overlay (a dialog or drawer marked `data-back-closes`); the next Back leaves
 * the page. The shop needs a single instance, since the router supports only one blocker. Blockers do not see
 * navigations that leave the document, so an overlay on the first page of a visit gets its own history entry.
 */
export function BackCloses(): null {
  useEffect(() => holdFirstPageBack(), []);
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && opened() !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    closePart(opened());
    blocker.reset();
  }, [blocker]);
  return null;
}
