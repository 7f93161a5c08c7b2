import { useRef } from "react";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { hexOf } from "./contrast.ts";
import styles from "./landing-pages.module.css";

interface ColourFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  hint?: string | undefined;
  errors: FieldErrors;
}

/** Text field for a colour. With JavaScript it has a colour picker. */
export function ColourField({ label, name, defaultValue, hint, errors }: ColourFieldProps) {
  const hasScript = useHasScript();
  const box = useRef<HTMLDivElement>(null);
  const write = (colour: string): void => {
    const field = box.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = colour;
  };
  return (
    <div ref={box} className={`grid gap-2 items-start ${styles.colour}`}>
      <Field {...{ label, name, defaultValue, hint, errors }} maxLength={100} autoComplete="off" />
      {hasScript && (
        <input
          type="color"
          aria-label={`${label}: alege culoarea`}
          defaultValue={hexOf(defaultValue) ?? "#ffffff"}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  );
}
