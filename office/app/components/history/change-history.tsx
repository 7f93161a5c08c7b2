import { Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import type { HistoryRow } from "./history.server.ts";
import { UndoButton } from "./undo-button.tsx";
import styles from "./change-history.module.css";

const TITLE = "Istoric";
const NONE = "Nicio modificare până acum.";

/** Who changed a thing and when, the newest first; nothing for who may not see it. */
export function ChangeHistory({ rows }: { rows: HistoryRow[] | undefined }) {
  if (!rows) return null;
  return (
    <Panel title={TITLE}>
      {rows.length === 0 && <p>{NONE}</p>}
      <ol className={styles["change-history"]}>
        {rows.map(({ id, at, actor, sentence, canUndo }) => (
          <li key={id}>
            <p>{sentence}</p>
            <p>
              {actor}, <Moment at={at} />
            </p>
            {canUndo && <UndoButton id={id} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
