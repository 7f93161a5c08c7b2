import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./checkout-section.module.css";

/** A numbered part of the page (look.md: Cart and checkout). */
export function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["checkout-section"]} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
