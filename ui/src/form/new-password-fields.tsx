import type { FieldErrors } from "./field-frame.tsx";
import { PasswordField } from "./password-field.tsx";
import { texts } from "./texts.ts";

export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const field = { errors, required: true, autoComplete: "new-password" } as const;
  return (
    <>
      <PasswordField {...field} name="password" label={texts.password} hint={texts.hint} />
      <PasswordField {...field} name="password_confirm" sameAs="password" label={texts.confirm} />
    </>
  );
}
