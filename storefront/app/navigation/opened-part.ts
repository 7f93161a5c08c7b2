const MARK = "[data-back-closes]";

/** What lies over the page and closes by the way back, the one on top. */
export function opened(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`${MARK}:is(:modal, :popover-open)`)].at(-1);
}

export function closePart(part: HTMLElement | undefined): void {
  if (part instanceof HTMLDialogElement) part.close();
  else part?.hidePopover();
}

/** Tells when such a part opens or closes; returns what ends that. */
export function onPartToggled(listener: (isOpen: boolean) => void): () => void {
  const heard = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(MARK))
      listener((event as ToggleEvent).newState === "open");
  };
  // It does not bubble.
  document.addEventListener("toggle", heard, true);
  return () => document.removeEventListener("toggle", heard, true);
}
