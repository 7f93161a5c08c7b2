import { useEffect, useId, useRef, useState } from "react";
import { fieldErrorOf } from "./field-rules.ts";
import { FieldFrame, describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";
import { lengthOf } from "./text-length.ts";
import { useFieldCheck } from "./use-field-check.ts";

interface TextareaProps {
  label: string;
  name: string;
  /** Longer text can be entered, but the counter then shows a warning (requirements: C4). */
  limit: number;
  defaultValue?: string;
  required?: boolean;
  hint?: string | undefined;
  placeholder?: string;
  errors?: FieldErrors;
}

/** A five-row textarea with a character counter (requirements: B15). */
export function Textarea({
  label,
  name,
  limit,
  defaultValue = "",
  required,
  hint,
  placeholder,
  errors: sentErrors,
}: TextareaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(lengthOf(defaultValue));
  const { errors, handlers } = useFieldCheck({
    name,
    label,
    errors: sentErrors,
    errorOf: ({ value }) => fieldErrorOf({ label, required, limit }, value),
  });
  // Counts text that was entered before hydration.
  useEffect(() => setLength(lengthOf(area.current?.value ?? "")), []);
  return (
    <FieldFrame {...{ id, label, name, required, errors }}>
      <textarea
        ref={area}
        {...handlers}
        {...describedBy(id, { name, errors, hint: "counter" })}
        id={id}
        name={name}
        className={styles.control}
        rows={5}
        aria-required={required}
        placeholder={placeholder}
        defaultValue={defaultValue}
        onChange={(event) => setLength(lengthOf(event.target.value))}
      />
      <p id={`${id}-hint`} className={length > limit ? styles.error : styles.hint}>
        {hint && <>{hint} </>}
        {length} / {limit}
      </p>
    </FieldFrame>
  );
}
