import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { invite, loadInvite } from "./people.server.ts";
import { RoleBoxes } from "./role-boxes.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadInvite(context);

export const action = ({ request, context }: ActionFunctionArgs) => invite(request, context);

export const meta = titled(texts.invite);

export default function Invite() {
  const { roles } = useLoaderData<typeof loader>();
  const refused = useRefused("invite");
  return (
    <Page title={texts.invite} trail={[{ to: "/oameni", text: texts.title }]}>
      <Panel title={texts.whom}>
        <ActionForm name="invite" refused={refused}>
          <EmailField
            label={texts.email}
            name="email"
            defaultValue={refused?.values.email}
            errors={refused?.errors}
            required
            autoComplete="off"
          />
          <Field
            label={texts.name}
            name="name"
            defaultValue={refused?.values.name}
            errors={refused?.errors}
            autoComplete="off"
          />
          <RoleBoxes roles={roles} has={[]} refused={refused} />
          <SendButton form="invite">{texts.send}</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
