import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

/** List of names with their values. Entries without a value are omitted. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={`grid gap-2 text-s ${styles["fact-list"]}`}>
      {facts
        .filter(([, value]) => value !== "" && value !== null && value !== undefined && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="break-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
