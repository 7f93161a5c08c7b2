import { STEPS_TITLE } from "./step-words.ts";
import styles from "./steps-bar.module.css";

/** The share of first steps that are done. */
export function StepsBar({ done, of }: { done: number; of: number }) {
  return <progress max={of} value={done} aria-label={STEPS_TITLE} className={styles.bar} />;
}
