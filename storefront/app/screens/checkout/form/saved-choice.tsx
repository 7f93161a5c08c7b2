import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { shownTextField } from "../buyer/saved-entry.ts";
import type { SavedEntry } from "../buyer/saved-entry.ts";
import styles from "./saved-choice.module.css";

interface SavedChoiceProps {
  legend: string;
  name: string;
  entries: SavedEntry[];
  other: string;
  chosen: string;
  errors: FieldErrors;
  children: ReactNode;
}

/** Choice between the customer's saved entries and a new one. Works without JavaScript. */
export function SavedChoice({ legend, name, entries, other, chosen, errors, children }: SavedChoiceProps) {
  const errorId = useId();
  const error = errors?.[name]?.[0];
  // Shown even when no saved entry is left, because another tab may have deleted the last one.
  const refusal = error && (
    <p id={errorId} className="text-primary text-s bold" tabIndex={-1} data-wrong>
      {error}
    </p>
  );
  if (entries.length === 0) {
    return (
      <>
        {refusal}
        {children}
      </>
    );
  }
  return (
    <div className={`stack gap-5 min-w-0 ${styles["saved-choice"]}`}>
      <fieldset className="stack gap-2" aria-describedby={error ? errorId : undefined}>
        <legend className={styles.legend}>{legend}</legend>
        {[...entries, { id: "", title: other, text: "" }].map(({ id, title, text }) => (
          <label key={id} className={styles.entry}>
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={String(id) === chosen}
              data-wrong={error ? true : undefined}
            />
            <span className="stack min-w-0 break-anywhere">
              <b className="bold">{title}</b>
              {text && <span className="hint"> {text}</span>}
            </span>
          </label>
        ))}
        {entries.map((entry) => (
          <input key={entry.id} type="hidden" {...shownTextField(name, entry)} />
        ))}
        {refusal}
      </fieldset>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
