import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { MESSAGES } from "@curat/contract/messages.values";
import { afterPress } from "./after-press.ts";
import type { FieldErrors } from "./field-frame.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldCheck {
  name: string;
  label: string;
  /** Errors from the server. */
  errors: FieldErrors;
  /** Returns the current error of the control. */
  errorOf: (control: Control) => string | undefined;
}

/**
 * Validates a field on blur after typing, and on every keystroke while an error shows, so that a correction
 * clears it immediately (B-151). `errors` is what to show: the server's errors until the field changes, then
 * its own. Without JavaScript only the server's errors show.
 */
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
      /** Dispatched by the form before submission (blockInvalidSubmit). */
      onInvalid: (event: FormEvent<Control>) => {
        if (!check(event.currentTarget)) event.preventDefault();
      },
    },
  };
}
