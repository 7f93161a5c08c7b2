import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { holdFirstPageBack } from "./first-page-back.ts";
import { closePart, opened } from "./opened-part.ts";

/**
 * Makes Back close an open overlay (`data-back-closes`) before it leaves the page. Render it only once, because the
 * router supports only one blocker.
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
