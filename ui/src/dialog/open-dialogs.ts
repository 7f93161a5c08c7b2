/** Open modal dialogs, topmost last. Everything outside the topmost one is inert. */

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Call together with `showModal()`. */
export function noteOpened(dialog: HTMLDialogElement): void {
  replace([...open.filter((one) => one !== dialog), dialog]);
}

/** Call when the dialog closes or unmounts. Repeated calls have no effect. */
export function noteClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) replace(open.filter((one) => one !== dialog));
}

/** Returns the topmost dialog, or null. */
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
