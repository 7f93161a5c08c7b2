import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { dayText } from "../time/day.ts";
import styles from "./deadline.module.css";
import { deadlineWords } from "./deadline-words.ts";

export interface ShownDeadline {
  /** Last day as yyyy-mm-dd. */
  until: string;
  days_left: number;
  state: DeadlineState;
}

const NONE = "–";

export function Deadline({ deadline }: { deadline: ShownDeadline | null }) {
  if (deadline === null) return <>{NONE}</>;
  const { until, state, days_left } = deadline;
  const isPressing = state === "late" || (state === "running" && days_left < 3);
  return (
    <span className={styles.deadline} data-pressing={isPressing || undefined}>
      <time dateTime={until}>{dayText(until)}</time> <span className="hint">{deadlineWords(deadline)}</span>
    </span>
  );
}
