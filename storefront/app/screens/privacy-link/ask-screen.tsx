import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import styles from "./privacy-link.module.css";
import { texts } from "./texts.ts";

export function RequestScreen() {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <section className={`stack gap-4 ${styles["privacy-link"]}`}>
      <h1>{texts.title}</h1>
      <p>{texts.ask.about}</p>
      <p>
        {texts.ask.account} <a href="/account/cookie">{texts.ask.accountLink}</a>.
      </p>
      <Form
        ref={form}
        method="post"
        action="/date-personale"
        noValidate
        className="stack gap-4 justify-items-start"
      >
        <FormMessages messages={messages} />
        <EmailField
          label={texts.ask.email}
          name="email"
          defaultValue={values.email ?? ""}
          errors={errors}
          required
        />
        <Select
          label={texts.ask.kind}
          name="type"
          options={PRIVACY_KINDS.map((value) => ({ value, label: texts.ask.kinds[value] }))}
          defaultValue={values.type ?? PRIVACY_KINDS[0]}
          errors={errors}
          required
        />
        <p>{texts.ask.later}</p>
        <Button isBusy={isBusy}>{texts.ask.send}</Button>
      </Form>
    </section>
  );
}
