import { Link } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Entrance } from "../../../layout/entrance.tsx";
import { setPassword } from "./password.server.ts";
import { texts } from "./texts.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  setPassword(request, context, params.token ?? "");

export const meta = titled(texts.choose);

export default function ChoosePassword() {
  const refused = useRefused("password");
  return (
    <Entrance title={texts.choose}>
      <ActionForm name="password" refused={refused}>
        <NewPasswordFields errors={refused?.errors} />
        <SendButton form="password">{texts.save}</SendButton>
      </ActionForm>
      <p>
        <Link to="/parola-uitata">{texts.over}</Link>
      </p>
    </Entrance>
  );
}
