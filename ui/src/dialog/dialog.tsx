import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { noteClosed, noteOpened } from "./open-dialogs.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** A drawer comes from the side and is as high as the screen; a wide box has the cookie settings' 680 px. */
  variant?: "box" | "wide" | "drawer";
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, variant = "box", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    if (!isOpen) return element.close();
    element.showModal();
    noteOpened(element);
    return () => noteClosed(element);
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[variant]}`}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label="Închide"
              onClick={() => dialog.current?.close()}
            >
              <X aria-hidden size={22} />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
