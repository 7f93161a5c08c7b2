import { isIban } from "@curat/contract/fields.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import formStyles from "../../components/account/account-form.module.css";
import { WITHDRAWAL_INTENT } from "../../components/returns/withdrawal-page.ts";
import { texts } from "./texts.ts";

/** Asks for the bank account after a withdrawal that was declared without one. */
export function AccountForm({ address }: { address: string }) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  const field = (name: string, label: string) => ({ name, label, errors, defaultValue: values[name] });
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="refund-account">
      <h3 id="refund-account">{texts.accountTitle}</h3>
      <p>{texts.accountHint}</p>
      <Form
        ref={form}
        method="post"
        action={address}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        <FormMessages messages={messages} />
        <div className={`grid gap-4 min-w-0 ${formStyles.pair}`}>
          <Field {...field("bankaccount", texts.iban)} required isValid={isIban} maxLength={60} />
          <Field {...field("bankname", texts.bank)} />
        </div>
        <FormEnd>
          <Button name="intent" value={WITHDRAWAL_INTENT.account} isBusy={isBusy}>
            {texts.keepAccount}
          </Button>
        </FormEnd>
      </Form>
    </section>
  );
}
