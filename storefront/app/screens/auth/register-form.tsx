import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import { TermsCheckbox } from "../../components/terms/terms-checkbox.tsx";
import styles from "./auth.module.css";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import { texts } from "./texts.ts";

export function RegisterForm() {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  const field = (name: string) => ({ name, defaultValue: values[name], errors });
  return (
    <Form ref={form} method="post" action={AUTH_MODES.register} noValidate className="stack gap-4 min-w-0">
      <p className={styles.muted}>{texts.required}</p>
      <FormMessages messages={messages} />
      <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
        <Field {...field("firstname")} label={texts.firstname} required autoComplete="given-name" />
        <Field {...field("lastname")} label={texts.lastname} required autoComplete="family-name" />
      </div>
      <EmailField {...field("email")} label={texts.email} required autoComplete="username" />
      <PhoneField {...field("phone")} label={texts.phone} hint={texts.phoneHint} />
      <NewPasswordFields errors={errors} />
      <div className="stack gap-2">
        <TermsCheckbox {...{ values, errors }} />
        <Checkbox
          label={texts.subscribe}
          name="subscribe"
          value="1"
          defaultChecked={values.subscribe !== undefined}
        />
      </div>
      <Button name="intent" value="register" isBusy={isBusy}>
        {texts.register}
      </Button>
    </Form>
  );
}
