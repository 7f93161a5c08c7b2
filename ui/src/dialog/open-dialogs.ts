import type { SyntheticEvent } from "react";

/** Open modal dialogs, topmost last. Everything outside the topmost one is inert. */

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Opens a modal dialog. Returns a cleanup function that closes it without calling its close handler. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  replace([...open, dialog]);
  return () => {
    dialog.close();
    remove(dialog);
  };
}

/**
 * Closes the dialog and calls its close handler immediately. The native `close` event arrives a task later, when
 * a click may already have opened the dialog again.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  dialog?.dispatchEvent(new Event("close"));
}

/** Returns the handlers of a `<dialog>` that call `onClose` once each time it closes. */
export function closeHandlers(onClose: () => void) {
  return {
    onCancel({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
      // The event of a file field within the dialog bubbles.
      if (target === currentTarget) closeDialog(currentTarget);
    },
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
      if (currentTarget.open || !open.includes(currentTarget)) return;
      remove(currentTarget);
      onClose();
    },
  };
}

export function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remove(dialog: HTMLDialogElement): void {
  replace(open.filter((one) => one !== dialog));
}

function replace(next: HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
