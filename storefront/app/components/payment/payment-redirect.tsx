import { useEffect, useRef } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { PaymentForm } from "./payment-form.server.ts";
import styles from "./payment.module.css";
import { texts } from "./texts.ts";

/** Submits the processor's form on load. Without JavaScript, the visitor presses its button (C-041). */
export function PaymentRedirect({ form: { method, action, fields } }: { form: PaymentForm }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A field named "submit" would shadow the form's method, so call it from the prototype.
    if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }, []);
  return (
    <div className={styles.payment}>
      <h1>{texts.redirectTitle}</h1>
      <p>{texts.redirectHint}</p>
      <form ref={form} method={method} action={action}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{texts.toProcessor}</Button>
      </form>
    </div>
  );
}
