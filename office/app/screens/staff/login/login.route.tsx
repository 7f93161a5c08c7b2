import { Link, useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ShowFactor } from "../../../components/second-factor/show-factor.tsx";
import { Entrance } from "../../../layout/entrance.tsx";
import { loadLogin, logIn } from "./login.server.ts";
import type { Pending } from "./login.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadLogin(context, url);

export const action = ({ request, context, url }: ActionFunctionArgs) => logIn({ request, context, url });

export const meta = titled(texts.title);

export default function Login() {
  const sent = useActionData<{ pending?: Pending; over?: string }>();
  const refused = useRefused("password");
  const pending = sent?.pending;
  if (pending)
    return (
      <Entrance title={texts.secondTitle}>
        <p>{texts.second}</p>
        <ShowFactor asked={pending} fields={{ pending: JSON.stringify(pending) }} />
        <p>
          <Link to="/autentificare" reloadDocument>
            {texts.again}
          </Link>
        </p>
      </Entrance>
    );
  return (
    <Entrance title={texts.title}>
      <FormMessages messages={sent?.over === undefined ? [] : [sent.over]} />
      <ActionForm name="password" refused={refused}>
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={refused?.values.email}
          errors={refused?.errors}
          required
          autoComplete="username"
        />
        <PasswordField
          label={texts.password}
          name="password"
          errors={refused?.errors}
          required
          autoComplete="current-password"
        />
        <SendButton form="password">{texts.goOn}</SendButton>
      </ActionForm>
      <p>
        <Link to="/parola-uitata">{texts.forgotten}</Link>
      </p>
    </Entrance>
  );
}
