import { useFocusOnNews } from "../../page/focus-on-news.ts";
import { Moment } from "../../time/moment-time.tsx";
import { keepField, theirsField } from "./conflict.ts";
import type { Conflict } from "./conflict.ts";
import styles from "./conflict-panel.module.css";
import { texts } from "./texts.ts";

/** What somebody else changed meanwhile, and for each field which of the two is kept. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { by, differences } = conflict;
  const panel = useFocusOnNews<HTMLDivElement>(conflict);
  return (
    <div ref={panel} tabIndex={-1} className={styles["conflict-panel"]} role="alert">
      <p className={styles.what}>
        {by ? (
          <>
            {texts.changedBy(by.actor)} (<Moment at={by.at} />)
          </>
        ) : (
          texts.changed
        )}
      </p>
      <p>{differences.length > 0 ? texts.choose : texts.nothing}</p>
      {differences.map(({ name, label, theirs, mineText, theirsText, keeps }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {theirs !== undefined && <input type="hidden" name={theirsField(name)} value={theirs} />}
          <label>
            <input type="radio" name={keepField(name)} value="mine" defaultChecked={keeps === "mine"} />
            <span>
              {texts.mine} <b>{mineText || texts.empty}</b>
            </span>
          </label>
          <label>
            <input type="radio" name={keepField(name)} value="theirs" defaultChecked={keeps === "theirs"} />
            <span>
              {texts.theirs} <b>{theirsText || texts.empty}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </div>
  );
}
