import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";

/** The way back closes an open drawer first; what lies behind it is undone by the next. */
export function useBackCloses(drawerId: string): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && openDrawer(drawerId) !== null,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    openDrawer(drawerId)?.hidePopover();
    blocker.reset();
  }, [blocker, drawerId]);
}

function openDrawer(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}:popover-open`);
}
