import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import styles from "./saved-choice.module.css";

interface SavedChoiceProps {
  legend: string;
  name: string;
  entries: { id: number; title: string; text: string }[];
  /** Name of the choice to type another one here. */
  other: string;
  /** "" for another one. */
  chosen: string;
  errors: FieldErrors;
  /** The fields of another one; they show with its choice, without script too. */
  children: ReactNode;
}

/** What the customer has saved, or another one typed here; without saved ones the fields stand alone. */
export function SavedChoice({ legend, name, entries, other, chosen, errors, children }: SavedChoiceProps) {
  const errorId = useId();
  const error = errors?.[name]?.[0];
  if (entries.length === 0) return children;
  return (
    <div className={styles["saved-choice"]}>
      <fieldset className={styles.entries} aria-describedby={error ? errorId : undefined}>
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
            <span className={styles.words}>
              <b>{title}</b>
              {text && <span className={styles.text}> {text}</span>}
            </span>
          </label>
        ))}
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
