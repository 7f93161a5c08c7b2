import type { ReactNode } from "react";
import styles from "./form-end.module.css";

/** Buttons at the end of a form, right-aligned, or full-width on phones. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className={styles["form-end"]}>{children}</div>;
}
