import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { closeDialog, closeHandlers, noteClosed, noteOpened } from "./open-dialogs.ts";
import { texts } from "./texts.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `drawer` slides in from the side, `sheet` from the bottom on phones. `wide` is 680 px. */
  variant?: "box" | "wide" | "drawer" | "sheet";
  foot?: ReactNode;
  children: ReactNode;
}

/** A native modal dialog, which traps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, isOpen, onClose, variant = "box", foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useSwipeDown(dialog, isOpen && variant === "sheet");
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    if (!isOpen) return element.close();
    // The page behind the sheet keeps the width of its scrollbar.
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    element.showModal();
    // Otherwise the scrolling content would get the focus, and screen readers would read all of it.
    element.querySelector<HTMLElement>("button")?.focus();
    noteOpened(element);
    return () => void noteClosed(element);
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[variant]}`}
      aria-labelledby={id}
      {...closeHandlers(onClose)}
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
              onClick={() => dialog.current && closeDialog(dialog.current)}
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
