import type { ReactNode } from "react";
import styles from "./entrance.module.css";

export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`stack flex-1 items-start bg-surface ${styles.entrance}`}>
      <main id="content" tabIndex={-1} className={styles.card}>
        <p className={styles.mark}>Administrare</p>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
