import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { holdFirstPageBack } from "./first-page-back.ts";
import { closePart, opened } from "./opened-part.ts";

/**
 * Back first closes an overlay: a dialog or drawer marked `data-back-closes`. The next Back leaves the page.
 * A single instance for the whole shop, since the router supports one blocker. Blockers do not see
 * navigations that leave the document, so on the first page of a visit an overlay gets its own history entry.
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
