import type { ReactNode } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import styles from "./final-act.module.css";

/**
 * Button that opens a confirmation for an irreversible action. The confirmation contains the submit button.
 */
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
