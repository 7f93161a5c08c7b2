import type { ReactNode } from "react";
import styles from "./line-table.module.css";
import { useFitting } from "./use-fitting.ts";

interface LineTableProps {
  label: string;
  heads: readonly string[];
  className?: string | undefined;
  /** Table rows. On phones, where the header is hidden, a cell shows its `data-label`. */
  children: ReactNode;
}

/** A table of a document's lines. On phones each line is a block with its cells in two columns. */
export function LineTable({ label, heads, className = "", children }: LineTableProps) {
  const section = useFitting();
  return (
    // Makes the scrollable area reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
    <section ref={section} className={`relative scroll-x ${styles.area}`} aria-label={label} tabIndex={0}>
      <table className={`w-full text-s ${styles.lines} ${className}`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
