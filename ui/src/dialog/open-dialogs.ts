import type { SyntheticEvent } from "react";

/** Open modal dialogs, topmost last. Everything outside the topmost one is inert. */

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Call together with `showModal()`. */
export function noteOpened(dialog: HTMLDialogElement): void {
  replace([...open.filter((one) => one !== dialog), dialog]);
}

/** Call when the dialog closes or unmounts. Returns whether it was open. */
export function noteClosed(dialog: HTMLDialogElement): boolean {
  if (!open.includes(dialog)) return false;
  replace(open.filter((one) => one !== dialog));
  return true;
}

/**
 * Closes the dialog and calls its close handler immediately. The native `close` event arrives a task later, when
 * a click may already have opened the dialog again.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.dispatchEvent(new Event("close"));
}

/** Returns the handlers of a `<dialog>` that call `onClose` once each time it closes. */
export function closeHandlers(onClose: () => void) {
  const ofDialog =
    (handle: (dialog: HTMLDialogElement) => void) =>
    ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
      if (target === currentTarget) handle(currentTarget);
    };
  return {
    onCancel: ofDialog(closeDialog),
    onClose: ofDialog((dialog) => {
      if (!dialog.open && noteClosed(dialog)) onClose();
    }),
  };
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
