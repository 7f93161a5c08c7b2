import { useEffect, useRef } from "react";
import type { SubmitEvent } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import styles from "./scan-form.module.css";

interface ScanFormProps {
  label: string;
  formKey: string;
  room: string;
  keepsFocus?: boolean;
}

/** Field for a barcode scanner. It queues codes, because scanners are faster than the server. */
export function ScanForm({ label, formKey, room, keepsFocus = true }: ScanFormProps) {
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<string[]>([]);
  const isSending = useRef(false);
  const count = useRef(0);
  const lastFocused = useRef(0);

  async function sendWaiting(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let code = waiting.current.shift(); code !== undefined; code = waiting.current.shift()) {
      count.current += 1;
      const key = `${formKey}.${count.current}`;
      // The URL to which the previous response led. The rendered page may still be the earlier one.
      const action = `${room}${window.location.search}`;
      await submit({ form: "scan", code, key }, { method: "post", action, preventScrollReset: true });
    }
    isSending.current = false;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = fieldOf(form.current);
    const code = field?.value.trim() ?? "";
    if (field) field.value = "";
    if (code === "") return;
    waiting.current.push(code);
    void sendWaiting();
  }

  useEffect(() => {
    if (!isIdle || !(keepsFocus || count.current > lastFocused.current)) return undefined;
    lastFocused.current = count.current;
    // Must run after the layout, which focuses the heading of a new page.
    const timer = setTimeout(() => fieldOf(form.current)?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [isIdle, keepsFocus]);

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      className={`grid gap-2 items-center mb-3 ${styles.scan}`}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="scan" />
      <input type="hidden" name="key" value={formKey} />
      <Field
        label={label}
        name="code"
        hint="Pentru mai multe bucăți deodată: 5*cod."
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        // This page is for scanning, so the field takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the scanner types into the focused field
        autoFocus={keepsFocus}
      />
      <Button>Adaugă</Button>
    </Form>
  );
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input[name="code"]') ?? null;
}
