import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { holdFirstPageBack } from "./first-page-back.ts";
import { closePart, opened } from "./opened-part.ts";

/**
 * The way back closes first what lies over the page: a dialog or a drawer marked `data-back-closes`. What lies behind it is
 * undone by the next. One for the whole shop: the router asks a single blocker, and hears of no way that leaves its
 * document, so on the first page of a visit the part has an entry of its own.
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
