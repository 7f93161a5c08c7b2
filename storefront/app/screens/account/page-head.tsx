import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** The page's heading, and at its side what can be added or changed here. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles["page-head"]}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
