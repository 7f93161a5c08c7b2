import type { ReactNode } from "react";
import styles from "./entrance.module.css";

/** The frame of the pages before the login, and of those that can not be shown. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`stack flex-1 items-start bg-surface ${styles.entrance}`}>
      <main id="content" tabIndex={-1} className={styles.card}>
        <p className={styles.mark}>Birou</p>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
