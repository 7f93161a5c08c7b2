import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import styles from "./dialog.module.css";
import { closeHandlers, openDialog } from "./open-dialogs.ts";
import { texts } from "./texts.ts";

interface PageDialogProps {
  title: string;
  backTo: string;
  children: ReactNode;
}

/** A dialog with a URL (`?edit=12`). It is modal with JavaScript, and a part of the page without it. */
export function PageDialog({ title, backTo, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  // While closing still navigates, a link can open the dialog again. The location's key then changes.
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = closedAt !== key;
  // A layout effect's cleanup runs while the element still exists, so that the focus can be restored.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element || !isOpen) return;
    element.open = false;
    const close = openDialog(element);
    element.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
    return close;
  }, [isOpen]);

  function leave(): void {
    setClosedAt(key);
    void navigate(backTo, { preventScrollReset: true });
  }
  return (
    <dialog
      ref={dialog}
      open
      className={`${styles.dialog} ${styles.addressed}`}
      aria-label={title}
      {...closeHandlers(leave)}
      closedby="any"
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          {/* Without JavaScript the browser scrolls to the opened dialog. */}
          <h2 tabIndex={-1} autoFocus>
            {title}
          </h2>
          <a href={backTo} className={styles.close} aria-label={texts.close} data-keeps-place>
            <X aria-hidden size={22} />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
