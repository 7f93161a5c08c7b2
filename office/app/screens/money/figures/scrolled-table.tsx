import type { ReactNode } from "react";
import styles from "./figures.module.css";

/** A table that is moved in its place where it is wider; its caption is heard alone. */
export function ScrolledTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // A keyboard has to reach what it scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
    <section className={`scroll-x ${styles.table}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
