import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../form/use-sent-form.ts";
import { FIND_INTENT, PAGE } from "./find-intent.ts";
import styles from "./find-form.module.css";
import { texts } from "./texts.ts";

interface FindFormProps {
  /** Number and email address of the order just placed in this browser, otherwise empty. */
  sent: { number: string; email: string };
  notice: string | undefined;
  goOnTo?: string;
}

/** Form for the order number and email address that the confirmation email contains. */
export function FindForm({ sent, notice, goOnTo }: FindFormProps) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <section className={`stack gap-5 w-full ${styles.card}`}>
      {goOnTo ? <h2>{texts.heading}</h2> : <h1>{texts.heading}</h1>}
      <p>{texts.hint}</p>
      {!goOnTo && <p>{texts.withdrawalHere}</p>}
      <Form ref={form} method="post" action={PAGE} noValidate className="stack gap-4 min-w-0">
        {goOnTo && <input type="hidden" name="next" value={goOnTo} />}
        <FormMessages messages={[...(notice ? [notice] : []), ...messages]} />
        <Field
          label={texts.number}
          name="number"
          defaultValue={values.number ?? sent.number}
          errors={errors}
          required
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
        />
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={values.email ?? sent.email}
          errors={errors}
          required
        />
        <Button name="intent" value={FIND_INTENT.find} isBusy={isBusy}>
          {texts.find}
        </Button>
      </Form>
      <p className={styles.muted}>
        {texts.account} <a href="/account/comenzi">{texts.accountLink}</a>.
      </p>
      <p className={styles.muted}>
        <a href="/date-personale">{texts.personalData}</a>
      </p>
    </section>
  );
}
