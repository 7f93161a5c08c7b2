import type { ReactNode } from "react";
import styles from "./page-card.module.css";

/** Centred card for a page with one short form. */
export function PageCard({ children }: { children: ReactNode }) {
  return <section className={`card stack gap-4 ${styles["page-card"]}`}>{children}</section>;
}
