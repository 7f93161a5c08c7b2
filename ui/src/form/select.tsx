import { useId } from "react";
import type { ComponentProps } from "react";
import { fieldErrorOf } from "./field-rules.ts";
import { FieldFrame, describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";
import { useFieldCheck } from "./use-field-check.ts";

interface SelectProps extends Omit<
  ComponentProps<"select">,
  "name" | "id" | "onInput" | "onBlur" | "onInvalid"
> {
  label: string;
  name: string;
  options: { value: string | number; label: string }[];
  placeholder?: string;
  hint?: string;
  errors?: FieldErrors;
}

/** A native select, which works without JavaScript. */
export function Select({
  label,
  name,
  options,
  placeholder,
  hint,
  errors: sentErrors,
  required,
  ...rest
}: SelectProps) {
  const id = useId();
  const { errors, handlers } = useFieldCheck({
    name,
    label,
    errors: sentErrors,
    errorOf: ({ value }) => fieldErrorOf({ label, required }, value),
  });
  return (
    <FieldFrame {...{ id, label, name, required, hint, errors }}>
      <select
        {...rest}
        {...handlers}
        {...describedBy(id, { name, hint, errors })}
        id={id}
        name={name}
        className={styles.control}
        aria-required={required}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
