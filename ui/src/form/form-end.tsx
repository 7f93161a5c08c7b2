import type { ReactNode } from "react";
import styles from "./form-end.module.css";

/** The buttons that end a form, at its right; on a phone they fill the row. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className={styles["form-end"]}>{children}</div>;
}
