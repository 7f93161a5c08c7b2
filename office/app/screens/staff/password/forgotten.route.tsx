import { Link } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Entrance } from "../../../layout/entrance.tsx";
import { askForLink } from "./password.server.ts";
import { texts } from "./texts.ts";

export const action = ({ request, context }: ActionFunctionArgs) => askForLink(request, context);

export const meta = titled(texts.forgotten);

export default function Forgotten() {
  const refused = useRefused("forgotten");
  return (
    <Entrance title={texts.forgotten}>
      <p>{texts.explain}</p>
      <ActionForm name="forgotten" refused={refused}>
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={refused?.values.email}
          errors={refused?.errors}
          required
          autoComplete="username"
        />
        <SendButton form="forgotten">{texts.ask}</SendButton>
      </ActionForm>
      <p>
        <Link to="/autentificare">{texts.back}</Link>
      </p>
    </Entrance>
  );
}
