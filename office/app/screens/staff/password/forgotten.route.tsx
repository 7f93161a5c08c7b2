import { Link } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Entrance } from "../../../layout/entrance.tsx";

export { requestLink as action } from "./password.server.ts";

export const meta = titled("Parolă uitată");

export default function Forgotten() {
  const refused = useRefused("forgotten");
  return (
    <Entrance title="Parolă uitată">
      <p>
        Scrie adresa de e-mail a contului. Îți trimitem un link, valabil o oră, cu care alegi altă parolă.
      </p>
      <ActionForm name="forgotten" refused={refused}>
        <EmailField
          label="E-mail"
          name="email"
          defaultValue={refused?.values.email}
          errors={refused?.errors}
          required
          autoComplete="username"
        />
        <SendButton form="forgotten">Trimite linkul</SendButton>
      </ActionForm>
      <p>
        <Link to="/autentificare">Înapoi la intrarea în cont</Link>
      </p>
    </Entrance>
  );
}
