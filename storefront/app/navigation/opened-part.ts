import { closeDialog } from "@curat/ui/dialog/open-dialogs.ts";

const MARK = "[data-back-closes]";

/** Returns the topmost open overlay that Back closes. */
export function opened(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`${MARK}:is(:modal, :popover-open)`)].at(-1);
}

export function closePart(part: HTMLElement | undefined): void {
  if (part instanceof HTMLDialogElement) closeDialog(part);
  else part?.hidePopover();
}

/**
 * Calls the listener when an overlay that Back closes opens or closes. Returns a function that stops this.
 */
export function onPartToggled(listener: (isOpen: boolean) => void): () => void {
  const onToggle = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(MARK))
      listener((event as ToggleEvent).newState === "open");
  };
  // Captures the event, because `toggle` does not bubble.
  document.addEventListener("toggle", onToggle, true);
  return () => document.removeEventListener("toggle", onToggle, true);
}
