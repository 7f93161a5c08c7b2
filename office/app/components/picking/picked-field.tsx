import { useId, useRef, useState } from "react";
import { FieldFrame, describedBy } from "@curat/ui/form/field-frame.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ChoiceKind } from "./choice.ts";
import styles from "./choice-box.module.css";
import { namedField, namedValue } from "./named.ts";
import { useChoices } from "./use-choices.ts";

interface PickedFieldProps {
  kind: ChoiceKind;
  label: string;
  name: string;
  defaultValue: string;
  /** Name of the record with the code `defaultValue`, shown below the field. */
  shownName?: string | undefined;
  hint?: string;
  required?: boolean;
  maxLength?: number;
  errors?: FieldErrors;
}

/** Field for one code. It suggests records by name and keeps the chosen one's code. Without JavaScript, codes are typed. */
export function PickedField({ kind, label, name, defaultValue, shownName = "", ...field }: PickedFieldProps) {
  const { hint, required, maxLength = 200, errors } = field;
  const id = useId();
  const typed = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState({ code: defaultValue, name: shownName });
  const { search, choices, input, onBlur } = useChoices({
    kind,
    label,
    onChoose: (choice) => {
      setShown(choice);
      if (!typed.current) return;
      typed.current.value = choice.code;
      typed.current.focus();
    },
  });
  return (
    <div className="relative" onBlur={onBlur}>
      <FieldFrame
        {...{ id, label, name }}
        {...(required && { required })}
        {...(hint !== undefined && { hint })}
        {...(errors && { errors })}
      >
        <input
          {...input}
          {...describedBy(id, { name, ...(hint !== undefined && { hint }), errors })}
          ref={typed}
          id={id}
          name={name}
          className={`w-full bordered-strong rounded bg-paper ${styles.picked}`}
          aria-required={required}
          maxLength={maxLength}
          defaultValue={defaultValue}
          onInput={({ currentTarget: { value } }) => {
            search(value);
            setShown({ code: "", name: "" });
          }}
        />
      </FieldFrame>
      {shown.name !== "" && shown.name !== shown.code && <small className="muted">{shown.name}</small>}
      <input type="hidden" name={namedField(name)} value={namedValue(shown)} />
      <ChoiceList choices={choices} />
    </div>
  );
}
