import type { CSSProperties } from "react";
import styles from "./stars.module.css";
import { texts } from "./texts.ts";

interface StarsProps {
  value: number;
  count?: number;
}

/** A rating as filled stars. Screen readers announce it as one sentence. */
export function Stars({ value, count }: StarsProps) {
  const rounded = value.toFixed(1).replace(".0", "").replace(".", ",");
  const label = count === undefined ? texts.value(rounded) : texts.counted(count, rounded);
  return (
    <span className={styles.stars}>
      <span
        className={styles.row}
        aria-hidden
        style={{ "--filled": `${(value / 5) * 100}%` } as CSSProperties}
      />
      {count !== undefined && (
        <span className={styles.count} aria-hidden>
          {`(${count})`}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
