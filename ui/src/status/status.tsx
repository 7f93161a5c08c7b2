import styles from "./status.module.css";

/** Colour of a status. The provider supplies the label. */
export type StatusVariant = "fresh" | "open" | "ready" | "busy" | "underway" | "good" | "ended";

export function Status({ text, variant }: { text: string; variant: StatusVariant }) {
  return <span className={`${styles.status} ${styles[variant]}`}>{text}</span>;
}
