import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface PageHeadProps {
  title: string;
  /** A line below the heading. */
  state?: ReactNode;
  children?: ReactNode;
}

/** The page's heading, and at its side what can be added or changed here. */
export function PageHead({ title, state, children }: PageHeadProps) {
  return (
    <header className={styles["page-head"]}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {state && <p className={styles.state}>{state}</p>}
      </div>
      {children}
    </header>
  );
}
