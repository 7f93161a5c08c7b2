import type { ReactNode } from "react";
import styles from "./form-end.module.css";

/** Buttons at the end of a form. They are right-aligned, and fill the row on phones. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className={styles["form-end"]}>{children}</div>;
}
