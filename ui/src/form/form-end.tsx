import type { ReactNode } from "react";
import styles from "./form-end.module.css";

/** Buttons at the end of a form, right-aligned or across a phone's row. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className={styles["form-end"]}>{children}</div>;
}
