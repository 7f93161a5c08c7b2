import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { noteClosed, noteOpened } from "./open-dialogs.ts";
import { texts } from "./texts.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * A drawer comes from the side and is as high as the screen, a sheet from the foot of a phone; a wide box has the cookie
   * settings' 680 px.
   */
  variant?: "box" | "wide" | "drawer" | "sheet";
  /** Stays in view below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, variant = "box", foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useSwipeDown(dialog, isOpen && variant === "sheet");
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    if (!isOpen) return element.close();
    // For the sheet, below which the page keeps the room of the bar that goes.
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    element.showModal();
    // A part that scrolls would take it, and be read out whole.
    element.querySelector<HTMLElement>("button")?.focus();
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
      data-back-closes
    >
      {isOpen && (
        <div className={styles.inside} data-scrolls>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={texts.close}
              onClick={() => dialog.current?.close()}
            >
              <X aria-hidden size={22} />
            </button>
          </div>
          {children}
        </div>
      )}
      {isOpen && foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
