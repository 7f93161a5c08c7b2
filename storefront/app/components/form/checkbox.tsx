import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "name" | "id" | "type"> {
  label: ReactNode;
  name: string;
  errors?: FieldErrors;
}

export function Checkbox({ label, name, errors, required, ...rest }: CheckboxProps) {
  const id = useId();
  const error = errors?.[name]?.[0];
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...rest}
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
