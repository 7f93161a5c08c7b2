import { useEffect, useId, useRef, useState } from "react";
import type { ComponentType, KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { Button } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import styles from "./writing.module.css";

interface DialogRequest {
  name: string;
  label: string;
  hint?: string;
  value: string;
}

export interface HelpProps {
  fill: (name: string, value: string) => void;
}

interface FieldsDialogProps {
  title: string;
  fields: DialogRequest[];
  onPut: (values: Record<string, string>) => string | undefined;
  onClose: () => void;
  help?: ComponentType<HelpProps>;
}

/** Dialog with a few fields. It is outside of the page's form, so that Enter does not submit that form. */
export function FieldsDialog({ title, fields, onPut, onClose, help: Help }: FieldsDialogProps) {
  const id = useId();
  const [values, setValues] = useState(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const [error, setError] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const put = () => setError(onPut(values));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    put();
  };
  return createPortal(
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="stack gap-4">
        {fields.map(({ name, label, hint }, at) => (
          <div key={name} className="stack gap-1">
            <label className="text-s bold" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <input
              className="min-h-touch px-3 py-2 bordered-strong rounded"
              ref={at === 0 ? first : undefined}
              id={`${id}-${name}`}
              value={values[name]}
              autoComplete="off"
              aria-describedby={`${id}-${name}-hint`}
              aria-invalid={at === 0 && error !== undefined ? true : undefined}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              onKeyDown={onKeyDown}
            />
            <output id={`${id}-${name}-hint`} className={at === 0 && error ? styles.wrong : styles.hint}>
              {(at === 0 && error) || hint}
            </output>
          </div>
        ))}
        {Help && <Help fill={(name, value) => setValues((now) => ({ ...now, [name]: value }))} />}
        <Button type="button" onClick={put}>
          Inserează
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}
