import { Check, X } from "lucide-react";
import type { OrderPage } from "./order-page.ts";
import { texts } from "./texts.ts";
import styles from "./tracker.module.css";

export function Tracker({ steps, arrival = "" }: Pick<OrderPage, "steps"> & { arrival?: string }) {
  if (steps.length === 0) return null;
  return (
    <div className={styles["order-tracker"]}>
      {arrival && <p className={styles.arrival}>{arrival}</p>}
      <ol className={styles.tracker} aria-label={texts.steps}>
        {steps.map(({ code, label, state, date }, index) => (
          <li key={code} className={styles[state]} aria-current={state === "current" ? "step" : undefined}>
            <span className={styles.mark} aria-hidden>
              {state === "done" ? <Check size={18} /> : state === "ended" ? <X size={18} /> : index + 1}
            </span>
            <span className={styles.step}>
              <b>{label}</b>
              <span className="visually-hidden">{`, ${texts.stepStates[state]}`}</span>
              {date && <span className="hint">{date}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
