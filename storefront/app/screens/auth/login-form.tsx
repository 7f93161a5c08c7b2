import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import { texts } from "./texts.ts";

export function LoginForm() {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <Form ref={form} method="post" action={AUTH_MODES.login} noValidate className="stack gap-4 min-w-0">
      <FormMessages messages={messages} />
      <EmailField
        label={texts.email}
        name="email"
        defaultValue={values.email}
        errors={errors}
        required
        autoComplete="username"
      />
      <div>
        <PasswordField
          label={texts.password}
          name="password"
          errors={errors}
          required
          autoComplete="current-password"
        />
        <a href={AUTH_MODES.forgot} className="inline-row items-center min-h-touch text-s">
          {texts.forgot}
        </a>
      </div>
      <Button name="intent" value="login" isBusy={isBusy}>
        {texts.login}
      </Button>
    </Form>
  );
}
