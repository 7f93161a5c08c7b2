import type { ReactNode } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import styles from "./final-act.module.css";

/** Button for an irreversible action, with a confirmation that contains the actual button. */
export function ConfirmDelete({
  open,
  isOpen = false,
  children,
}: {
  open: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles["final-act"]} open={isOpen}>
      <summary className={buttonClass("secondary")}>{open}…</summary>
      <div className="stack justify-items-start gap-3 pt-3">{children}</div>
    </details>
  );
}
