import type { ReactNode } from "react";
import styles from "./records.module.css";

export function Records({ children }: { children: ReactNode }) {
  return <ul className={`list stack gap-3 ${styles.records}`}>{children}</ul>;
}
