import type { StaffOrderRow } from "@curat/contract/staff/orders";
import styles from "./promise-mark.module.css";
import { texts } from "./texts.ts";

/** Badge for an order that must leave today, or whose promised day has passed or can no longer be met. */
export function PromiseMark({ promise: { to, state } }: { promise: NonNullable<StaffOrderRow["promise"]> }) {
  const [, month, day] = to.split("-");
  return (
    <span className={`${styles["promise-mark"]} ${styles[state]}`}>
      {texts.promises[state](`${day}.${month}`)}
    </span>
  );
}
