import { useLoaderData } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadInvite } from "./people.server.ts";
import { RoleBoxes } from "./role-boxes.tsx";

export { loadInvite as loader, invite as action } from "./people.server.ts";

export const meta = titled("Invită un coleg");

export default function Invite() {
  const { roles } = useLoaderData<typeof loadInvite>();
  const refused = useRefused("invite");
  return (
    <Page title="Invită un coleg" trail={[{ to: "/oameni", text: "Echipă" }]}>
      <Panel title="Date despre coleg">
        <ActionForm name="invite" refused={refused}>
          <EmailField
            label="E-mail"
            name="email"
            defaultValue={refused?.values.email}
            errors={refused?.errors}
            required
            autoComplete="off"
          />
          <Field
            label="Nume"
            name="name"
            defaultValue={refused?.values.name}
            errors={refused?.errors}
            autoComplete="off"
          />
          <RoleBoxes roles={roles} has={[]} refused={refused} />
          <SendButton form="invite">Trimite invitația</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
