import { Link } from "react-router";
import styles from "./link-tabs.module.css";

export interface LinkTab {
  to: string;
  text: string;
  /** "page" if the tabs are pages, "true" if they filter a list. */
  current?: "page" | "true" | undefined;
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav
      aria-label={label}
      className={`cluster gap-x-4 gap-y-1 mb-3 line-below text-s ${styles["link-tabs"]}`}
    >
      {tabs.map(({ to, text, current }) => (
        <Link key={to} to={to} aria-current={current}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
