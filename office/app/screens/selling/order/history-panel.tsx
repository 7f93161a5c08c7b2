import type { HistoryRow } from "../../../components/history/history.server.ts";
import { UndoButton } from "../../../components/history/undo-button.tsx";
import { LogCode } from "../../../components/failed-jobs/log-code.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ORDER_STATUSES } from "../../../components/status/order-status.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { storyOf } from "./story.ts";
import { texts } from "./texts.ts";

interface StoryPanelProps extends Pick<OrderData["order"], "events"> {
  changes: readonly HistoryRow[];
  showsCodes: boolean;
}

/** The order's status changes, and the other changes that the staff member may view. */
export function StoryPanel({ events, changes, showsCodes }: StoryPanelProps) {
  return (
    <Panel title="Istoricul comenzii">
      <ol className={`list stack gap-3 text-s ${styles.papers}`}>
        {storyOf(events, changes).map(({ key, at, event, change }) => (
          <li key={key}>
            {event ? <strong>{wordOf(ORDER_STATUSES, event.status)}</strong> : change?.sentence}
            {event?.note && `: ${event.note}`}
            <br />
            <span className="muted">
              {change?.actor ?? wordOf(texts.actors, event?.actor ?? "")}, <Moment at={at} />
            </span>
            {showsCodes && event && event.code !== null && (
              <>
                {" "}
                <LogCode code={event.code} />
              </>
            )}
            {change?.canUndo && <UndoButton id={change.id} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function wordOf(words: Partial<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
