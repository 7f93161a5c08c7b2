import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";

export function PasswordPanel() {
  const refused = useRefused("password");
  return (
    <Panel title="Parolă">
      <ActionForm name="password" refused={refused}>
        <PasswordField
          label="Parola veche"
          name="old_password"
          errors={refused?.errors}
          required
          autoComplete="current-password"
        />
        <NewPasswordFields errors={refused?.errors} />
        <SendButton form="password" variant="secondary">
          Schimbă parola
        </SendButton>
      </ActionForm>
    </Panel>
  );
}
