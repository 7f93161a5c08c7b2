import type { ReactNode } from "react";
import styles from "./form.module.css";

/** Keyed by field, as in the API's 422 response. */
export type FieldErrors = Record<string, string[]> | undefined;

export interface FieldFrameProps {
  id: string;
  label: string;
  name: string;
  required?: boolean;
  hint?: string;
  errors?: FieldErrors;
  children: ReactNode;
}

/** A field's label, control, hint and error. The ids match those of `describedBy`. */
export function FieldFrame({ id, label, name, required, hint, errors, children }: FieldFrameProps) {
  const error = errors?.[name]?.[0];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            {" "}
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that connect a control with its error and hint. */
export function describedBy(
  id: string,
  { name, hint, errors }: { name: string; hint?: string; errors?: FieldErrors },
) {
  const error = errors?.[name]?.[0];
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}
