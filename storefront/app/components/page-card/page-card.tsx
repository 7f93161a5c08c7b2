import type { ReactNode } from "react";
import styles from "./page-card.module.css";

export function PageCard({ children }: { children: ReactNode }) {
  return <section className={`card stack gap-4 ${styles["page-card"]}`}>{children}</section>;
}
