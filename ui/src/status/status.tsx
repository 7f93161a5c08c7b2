import styles from "./status.module.css";

/** Colour of a status; its word is the provider's. */
export type StatusLook = "good" | "ended" | "open";

export function Status({ text, look }: { text: string; look: StatusLook }) {
  return <span className={`${styles.status} ${styles[look]}`}>{text}</span>;
}
