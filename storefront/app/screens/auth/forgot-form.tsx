import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import { texts } from "./texts.ts";

export function ForgotForm() {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <Form ref={form} method="post" action={AUTH_MODES.forgot} noValidate className="stack gap-4 min-w-0">
      <p>{texts.forgotHint}</p>
      <FormMessages messages={messages} />
      <EmailField
        label={texts.email}
        name="email"
        defaultValue={values.email}
        errors={errors}
        required
        autoComplete="username"
      />
      <Button name="intent" value="forgot" isBusy={isBusy}>
        {texts.forgotSubmit}
      </Button>
    </Form>
  );
}
