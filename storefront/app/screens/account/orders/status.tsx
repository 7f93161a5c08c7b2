import styles from "./status.module.css";
import type { StatusLook } from "./order-view.ts";

export function Status({ text, look }: { text: string; look: StatusLook }) {
  return <span className={`${styles.status} ${styles[look]}`}>{text}</span>;
}
