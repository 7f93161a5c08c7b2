import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { closeDialog, closeHandlers, openDialog } from "./open-dialogs.ts";
import { texts } from "./texts.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `sheet` slides in from the bottom on phones. `wide` is 680 px. */
  variant?: "box" | "wide" | "sheet";
  foot?: ReactNode;
  children: ReactNode;
}

/** A native modal dialog, which traps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, isOpen, onClose, variant = "box", foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: element } = dialog;
    if (!element || !isOpen) return;
    // The page behind the sheet keeps the width of its scrollbar.
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    const close = openDialog(element);
    // Otherwise the scrolling content would get the focus, and screen readers would read all of it.
    element.querySelector<HTMLElement>("button")?.focus();
    return close;
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[variant]}`}
      aria-label={title}
      {...closeHandlers(onClose)}
      closedby="any"
      data-back-closes
    >
      {isOpen && (
        <div className={styles.inside} data-scrolls>
          <div className={styles.head}>
            <h2>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={texts.close}
              onClick={() => closeDialog(dialog.current)}
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
