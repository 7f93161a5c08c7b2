import { Link } from "react-router";
import { PressButton } from "../form/press-button.tsx";
import { Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import type { HistoryRow } from "./history.server.ts";
import { UndoButton } from "./undo-button.tsx";
import styles from "./change-history.module.css";

const TITLE = "Istoric";
const RESTORE = "Creează o ciornă din această versiune";
const COMPARE = "Compară și restaurează versiuni";
const NONE = "Nicio modificare până acum.";

interface ChangeHistoryProps {
  rows: HistoryRow[] | undefined;
  /**
   * Version of the page's draft, or 0 if there is none. Undefined if the staff member may not edit drafts.
   */
  draftVersion?: number;
  versionsAt?: string | undefined;
}

/** The changes of a record, newest first. Hidden if the staff member may not view them. */
export function ChangeHistory({ rows, draftVersion, versionsAt }: ChangeHistoryProps) {
  if (!rows) return null;
  return (
    <Panel title={TITLE}>
      {rows.length === 0 && <p>{NONE}</p>}
      <ol className={`list stack gap-3 text-s ${styles["change-history"]}`}>
        {rows.map(({ id, at, actor, sentence, canUndo }, place) => (
          <li key={id}>
            <p>{sentence}</p>
            <p>
              {actor}, <Moment at={at} />
            </p>
            {canUndo && <UndoButton id={id} />}
            {draftVersion !== undefined && place > 0 && (
              <PressButton
                intent="restore-draft"
                fields={{ change_id: id, version: draftVersion }}
                variant="quiet"
              >
                {RESTORE}
              </PressButton>
            )}
          </li>
        ))}
      </ol>
      {versionsAt !== undefined && rows.length > 1 && (
        <p>
          <Link to={versionsAt}>{COMPARE}</Link>
        </p>
      )}
    </Panel>
  );
}
