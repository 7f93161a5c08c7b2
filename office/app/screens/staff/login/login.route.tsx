import { Link, useActionData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ShowFactor } from "../../../components/second-factor/show-factor.tsx";
import { Entrance } from "../../../layout/entrance.tsx";
import { logIn } from "./login.server.ts";
import type { Pending } from "./login.server.ts";

export { loadLogin as loader } from "./login.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => logIn({ request, context, url });

export const meta = titled("Intră în cont");

export default function Login() {
  const sent = useActionData<{ pending?: Pending; over?: string }>();
  const refused = useRefused("password");
  const pending = sent?.pending;
  if (pending)
    return (
      <Entrance title="Al doilea factor">
        <p>Parola este corectă. Confirmă-ți identitatea.</p>
        <ShowFactor requested={pending} fields={{ pending: JSON.stringify(pending) }} />
        <p>
          <Link to="/autentificare" reloadDocument>
            Intră cu alt cont
          </Link>
        </p>
      </Entrance>
    );
  return (
    <Entrance title="Intră în cont">
      <FormMessages messages={sent?.over === undefined ? [] : [sent.over]} />
      <ActionForm name="password" refused={refused}>
        <EmailField
          label="E-mail"
          name="email"
          defaultValue={refused?.values.email}
          errors={refused?.errors}
          required
          autoComplete="username"
        />
        <PasswordField
          label="Parolă"
          name="password"
          errors={refused?.errors}
          required
          autoComplete="current-password"
        />
        <SendButton form="password">Continuă</SendButton>
      </ActionForm>
      <p>
        <Link to="/parola-uitata">Ai uitat parola?</Link>
      </p>
    </Entrance>
  );
}
