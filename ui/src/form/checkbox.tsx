import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { MESSAGES } from "@curat/contract/messages.values";
import { describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";
import { useFieldCheck } from "./use-field-check.ts";

interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "name" | "id" | "type" | "onInput" | "onBlur" | "onInvalid"
> {
  label: ReactNode;
  name: string;
  errors?: FieldErrors;
}

export function Checkbox({ label, name, errors: sentErrors, required, ...rest }: CheckboxProps) {
  const id = useId();
  const { errors, handlers } = useFieldCheck({
    name,
    label: "",
    errors: sentErrors,
    errorOf: (control) => (required && !isTicked(control) ? MESSAGES.acceptTerms : undefined),
  });
  const error = errors?.[name]?.[0];
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...rest}
          {...handlers}
          {...describedBy(id, { name, errors })}
          type="checkbox"
          name={name}
          aria-required={required}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function isTicked(control: Element): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
