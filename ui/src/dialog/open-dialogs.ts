/** The modal dialogs over the page, the last one on top: whatever lies outside of it can be neither pressed nor heard. */

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** To be called with `showModal()`. */
export function noteOpened(dialog: HTMLDialogElement): void {
  replace([...open.filter((one) => one !== dialog), dialog]);
}

/** To be called when it closes or goes; more than once does no harm. */
export function noteClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) replace(open.filter((one) => one !== dialog));
}

/** The one on top; null without any. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
