import { Link } from "react-router";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Entrance } from "../../../layout/entrance.tsx";

export { setPassword as action } from "./password.server.ts";

export const meta = titled("Parolă nouă");

export default function ChoosePassword() {
  const refused = useRefused("password");
  return (
    <Entrance title="Parolă nouă">
      <ActionForm name="password" refused={refused}>
        <NewPasswordFields errors={refused?.errors} />
        <SendButton form="password">Salvează parola</SendButton>
      </ActionForm>
      <p>
        <Link to="/parola-uitata">Linkul a fost folosit sau a expirat? Cere altul.</Link>
      </p>
    </Entrance>
  );
}
