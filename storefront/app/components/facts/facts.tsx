import type { ReactNode } from "react";
import styles from "./facts.module.css";

interface FactsProps {
  title?: string;
  /** Facts with an empty value are omitted. A fact with an empty name shows only its value. */
  facts: [name: string, value: ReactNode][];
  variant?: "box" | "strip";
}

export function Facts({ title, facts, variant = "box" }: FactsProps) {
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <section className={`${styles.facts} ${styles[variant]}`}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles.list}>
        {known.map(([name, value], index) => (
          <div key={name || index} className={styles.fact}>
            <dt className={name ? styles.name : "visually-hidden"}>{name || title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
