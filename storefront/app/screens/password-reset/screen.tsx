import { Button } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import { PageCard } from "../../components/page-card/page-card.tsx";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import styles from "./password-reset.module.css";
import { texts } from "./texts.ts";

export function PasswordResetScreen() {
  const { Form, form, errors, messages, isBusy } = useSentForm();
  const useless = errors?.token ?? [];
  return (
    <PageCard>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.hint}</p>
      <Form ref={form} method="post" noValidate className="stack gap-4">
        <FormMessages messages={[...useless, ...messages]} />
        {useless.length > 0 && (
          <p>
            <a href={AUTH_MODES.forgot}>{texts.again}</a>
          </p>
        )}
        <NewPasswordFields errors={errors} />
        <Button isBusy={isBusy}>{texts.submit}</Button>
      </Form>
    </PageCard>
  );
}
