import type { StaffOrderRow } from "@curat/contract/staff/orders";
import styles from "./promise-mark.module.css";
import { texts } from "./texts.ts";

/** That an order has to leave today, or that its promised day is passed or can not be kept any more. */
export function PromiseMark({ promise: { to, state } }: { promise: NonNullable<StaffOrderRow["promise"]> }) {
  const [, month, day] = to.split("-");
  return (
    <span className={`${styles["promise-mark"]} ${styles[state]}`}>
      {texts.promises[state](`${day}.${month}`)}
    </span>
  );
}
