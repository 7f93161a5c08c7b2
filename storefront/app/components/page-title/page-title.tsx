import type { ReactNode } from "react";
import { preloadDisplayFace } from "../display-face.ts";
import styles from "./page-title.module.css";

export function PageTitle({ children }: { children: ReactNode }) {
  preloadDisplayFace();
  return <h1 className={styles["page-title"]}>{children}</h1>;
}
