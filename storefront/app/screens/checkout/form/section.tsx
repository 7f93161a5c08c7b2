import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./checkout-section.module.css";

interface SectionProps {
  number: number;
  title: string;
  part?: string;
  children: ReactNode;
}

/** A numbered section of the checkout. */
export function Section({ number, title, part, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={styles["checkout-section"]}
      id={part}
      aria-labelledby={id}
      data-part={part}
      data-screen-only={number > 1 || undefined}
    >
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
