import { useFocusOnNews } from "../../page/focus-on-news.ts";
import { Moment } from "../../time/moment-time.tsx";
import { keepField, theirsField } from "./conflict.ts";
import type { Conflict } from "./conflict.ts";
import styles from "./conflict-panel.module.css";

/** Lists the fields that someone else changed. For each, the staff member chooses which value to keep. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { by, differences } = conflict;
  const panel = useFocusOnNews<HTMLDivElement>(conflict);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={`stack gap-3 p-4 rounded bg-warning ${styles["conflict-panel"]}`}
      role="alert"
    >
      <p className="bold">
        {by ? (
          <>
            Între timp a făcut modificări {by.actor} (<Moment at={by.at} />)
          </>
        ) : (
          "Între timp un coleg a făcut modificări."
        )}
      </p>
      <p>
        {differences.length > 0
          ? "Modificările nu au fost încă salvate. Alege ce păstrezi în fiecare câmp, apoi trimite din nou."
          : "Modificările nu au fost încă salvate. Nu se suprapun cu cele ale colegului: trimite din nou."}
      </p>
      {differences.map(({ name, label, theirs, mineText, theirsText, keeps }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {theirs !== undefined && <input type="hidden" name={theirsField(name)} value={theirs} />}
          <label>
            <input type="radio" name={keepField(name)} value="mine" defaultChecked={keeps === "mine"} />
            <span>
              Varianta ta: <b>{mineText || "gol"}</b>
            </span>
          </label>
          <label>
            <input type="radio" name={keepField(name)} value="theirs" defaultChecked={keeps === "theirs"} />
            <span>
              Varianta actuală: <b>{theirsText || "gol"}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </div>
  );
}
