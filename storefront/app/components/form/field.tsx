import { useId } from "react";
import type { ComponentProps } from "react";
import { LIMITS } from "@curat/contract/limits.values";
import { FieldFrame, describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "name" | "id"> {
  label: string;
  name: string;
  hint?: string;
  errors?: FieldErrors;
}

/** One line of text with its label and error. The browser's own messages stay off: the server's are Romanian. */
export function Field({ label, name, hint, errors, required, maxLength = LIMITS.text, ...rest }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, name, required, hint, errors }}>
      <input
        {...rest}
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
