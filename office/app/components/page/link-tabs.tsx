import { Link } from "react-router";
import styles from "./link-tabs.module.css";

export interface LinkTab {
  to: string;
  text: string;
  /** "page" if the tabs are pages, "true" if they filter a list. */
  current?: "page" | "true" | undefined;
  /** Number of records on the tab. Not shown if 0. */
  count?: number | undefined;
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={`row gap-4 mb-3 line-below text-s ${styles["link-tabs"]}`}>
      {tabs.map(({ to, text, current, count = 0 }) => (
        <Link key={to} to={to} aria-current={current}>
          {text}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
