import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { holdFirstPageBack } from "./first-page-back.ts";
import { closePart, opened } from "./opened-part.ts";

/**
 * Makes Back first close an open overlay (marked `data-back-closes`); the next Back leaves the page. Needed
 * once, since the router supports only one blocker.
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
