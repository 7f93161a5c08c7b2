import { Button } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import styles from "./make-account.module.css";
import { texts } from "./texts.ts";

/** Form that creates an account from a guest's order. It asks only for a password. */
export function MakeAccount({ email }: { email: string }) {
  const { Form, form, errors, messages, isBusy } = useSentForm();
  const known = errors?.email?.[0];
  return (
    <section
      className="stack one-column break-anywhere gap-3 p-5 rounded-card bg-surface"
      aria-labelledby="make-account"
      data-screen-only
    >
      <h2 id="make-account" className="text-l">
        {texts.account}
      </h2>
      <p>{texts.accountOffer(email)}</p>
      <Form ref={form} method="post" noValidate className={`stack gap-3 ${styles.form}`}>
        <FormMessages messages={messages} />
        {/* This field shows password managers the username. The server uses the order's email address. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          errors={errors}
          required
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {texts.makeAccount}
        </Button>
      </Form>
      {known && (
        <p role="alert" className="text-primary bold">
          {known} <a href="/auth">{texts.logIn}</a>
        </p>
      )}
    </section>
  );
}
