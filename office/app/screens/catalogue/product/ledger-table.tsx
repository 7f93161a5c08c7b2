import type { ReactNode } from "react";
import styles from "./ledger.module.css";

export function LedgerTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Makes the scrollable area reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
    <section className="relative scroll-x" aria-label={label} tabIndex={0}>
      <table className={`w-full text-s ${styles.ledger}`}>{children}</table>
    </section>
  );
}
