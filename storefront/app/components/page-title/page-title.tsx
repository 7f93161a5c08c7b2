import type { ReactNode } from "react";
import { preloadDisplayFace } from "../display-face.ts";
import styles from "./page-title.module.css";

/** The one title that opens a page of goods or of texts, in the face of titles. Forms and the account have a plain one. */
export function PageTitle({ children }: { children: ReactNode }) {
  preloadDisplayFace();
  return <h1 className={styles["page-title"]}>{children}</h1>;
}
