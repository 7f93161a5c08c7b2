import type { ReactNode } from "react";
import styles from "./figures.module.css";

/** A horizontally scrollable table with a visually hidden caption. */
export function ScrolledTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // Makes the scrollable area reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
    <section className={`scroll-x ${styles.table}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
