import { Button } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import { PageCard } from "../../components/page-card/page-card.tsx";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import { texts } from "./texts.ts";

/**
 * The page `/account/login/{provider}/callback`. It asks for the password if an account with the email
 * address already exists.
 */
export function SocialLoginScreen({ question }: { question: string }) {
  const { Form, form, errors, messages, isBusy } = useSentForm();
  return (
    <PageCard>
      <h1>{texts.title}</h1>
      <p>{question}</p>
      <Form ref={form} method="post" noValidate className="stack gap-4">
        <FormMessages messages={messages} />
        <PasswordField
          label={texts.password}
          name="password"
          errors={errors}
          required
          autoComplete="current-password"
        />
        <Button isBusy={isBusy}>{texts.submit}</Button>
      </Form>
      <p className="cluster gap-4">
        <a href={AUTH_MODES.forgot}>{texts.forgot}</a>
        <a href={AUTH_MODES.login}>{texts.back}</a>
      </p>
    </PageCard>
  );
}
