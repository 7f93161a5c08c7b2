import type { FieldErrors } from "./field-frame.tsx";
import { PasswordField } from "./password-field.tsx";

const TEXTS = {
  password: "Parolă",
  hint: "Cel puțin 10 caractere. O propoziție scurtă se ține minte ușor.",
  confirm: "Confirmare parolă",
};

/** A password that is chosen, written twice. */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const field = { errors, required: true, autoComplete: "new-password" } as const;
  return (
    <>
      <PasswordField {...field} name="password" label={TEXTS.password} hint={TEXTS.hint} />
      <PasswordField {...field} name="password_confirm" sameAs="password" label={TEXTS.confirm} />
    </>
  );
}
