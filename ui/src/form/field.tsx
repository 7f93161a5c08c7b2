import { useId } from "react";
import type { ComponentProps } from "react";
import { LIMITS } from "@curat/contract/limits.values";
import { fieldErrorOf } from "./field-rules.ts";
import { FieldFrame, describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";
import { useFieldCheck } from "./use-field-check.ts";

interface FieldProps extends Omit<
  ComponentProps<"input">,
  "name" | "id" | "onInput" | "onBlur" | "onInvalid"
> {
  label: string;
  name: string;
  hint?: string;
  errors?: FieldErrors;
  /** Additional rule, checked on blur. The server must check it too. */
  isValid?: (text: string) => boolean;
}

/** Single-line field. Native validation messages are off, because ours are in Romanian. */
export function Field({
  label,
  name,
  hint,
  errors: sentErrors,
  isValid,
  required,
  maxLength = LIMITS.text,
  ...rest
}: FieldProps) {
  const id = useId();
  const { type } = rest;
  const { errors, handlers } = useFieldCheck({
    name,
    label,
    errors: sentErrors,
    errorOf: ({ value }) => fieldErrorOf({ label, required, type, isValid }, value),
  });
  return (
    <FieldFrame {...{ id, label, name, required, hint, errors }}>
      <input
        {...rest}
        {...handlers}
        {...describedBy(id, { name, hint, errors })}
        id={id}
        name={name}
        className={styles.control}
        aria-required={required}
        maxLength={maxLength}
      />
    </FieldFrame>
  );
}
