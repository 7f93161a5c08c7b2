import type { ReactNode } from "react";
import styles from "./ledger.module.css";

/** A table that is moved in its place where it is wider; its label says what it lists. */
export function LedgerTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A keyboard has to reach what it scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
    <section className="relative scroll-x" aria-label={label} tabIndex={0}>
      <table className={`w-full text-s ${styles.ledger}`}>{children}</table>
    </section>
  );
}
