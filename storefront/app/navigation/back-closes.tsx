import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";

/**
 * The way back closes first what lies over the page: a dialog or a drawer marked `data-back-closes`. What lies behind it is
 * undone by the next. One for the whole shop: the router asks a single blocker.
 */
export function BackCloses(): null {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && opened() !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const part = opened();
    if (part instanceof HTMLDialogElement) part.close();
    else part?.hidePopover();
    blocker.reset();
  }, [blocker]);
  return null;
}

/** The one on top. */
function opened(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[data-back-closes]:is(:modal, :popover-open)")].at(-1);
}
