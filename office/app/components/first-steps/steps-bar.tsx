import { STEPS_TITLE } from "./step-words.ts";
import styles from "./steps-bar.module.css";

export function StepsBar({ done, of }: { done: number; of: number }) {
  return <progress max={of} value={done} aria-label={STEPS_TITLE} className={styles.bar} />;
}
