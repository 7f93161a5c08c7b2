import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { MESSAGES } from "@curat/contract/messages.values";
import { afterPress } from "./after-press.ts";
import type { FieldErrors } from "./field-frame.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldCheck {
  name: string;
  label: string;
  errors: FieldErrors;
  errorOf: (control: Control) => string | undefined;
}

/** Validates a field on blur, and on every keystroke while it has an error (B-151). */
export function useFieldCheck({ name, label, errors, errorOf }: FieldCheck) {
  const sent = errors?.[name];
  const [own, setOwn] = useState<{ after: string[] | undefined; error: string | undefined }>();
  const isOwn = own !== undefined && (sent === undefined || own.after === sent);
  const fault = isOwn ? own.error : sent?.[0];
  const isTouched = useRef(false);
  function check(control: Control): boolean {
    const found = control.validity.badInput ? MESSAGES.invalid(label) : errorOf(control);
    setOwn({ after: sent, error: found });
    return found === undefined;
  }
  return {
    errors: fault === undefined ? undefined : { [name]: [fault] },
    handlers: {
      onInput: ({ currentTarget }: FormEvent<Control>) => {
        isTouched.current = true;
        if (fault !== undefined) check(currentTarget);
      },
      onBlur: ({ currentTarget }: FormEvent<Control>) => {
        if (isTouched.current && (fault === undefined || isOwn)) afterPress(() => check(currentTarget));
      },
      onInvalid: (event: FormEvent<Control>) => {
        if (!check(event.currentTarget)) event.preventDefault();
      },
    },
  };
}
