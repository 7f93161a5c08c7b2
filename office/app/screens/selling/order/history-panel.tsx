import { LogCode } from "../../../components/failed-jobs/log-code.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ORDER_STATUSES } from "../../../components/status/order-status.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { texts } from "./texts.ts";

export function StoryPanel({
  events,
  showsCodes,
}: Pick<OrderData["order"], "events"> & { showsCodes: boolean }) {
  return (
    <Panel title="Istoricul comenzii">
      <ol className={`list stack gap-3 text-s ${styles.papers}`}>
        {events.toReversed().map(({ status, actor, note, at, code }, index) => (
          // Events may have the same time, so the key is the event number. New events get higher numbers.
          <li key={events.length - index}>
            <strong>{wordOf(ORDER_STATUSES, status)}</strong>
            {note && `: ${note}`}
            <br />
            {wordOf(texts.actors, actor)}, <Moment at={at} />
            {showsCodes && code !== null && (
              <>
                {" "}
                <LogCode code={code} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function wordOf(words: Partial<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
