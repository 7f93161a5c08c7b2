import { countOf } from "@curat/contract/quantity-text.values";
import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { sentencesOf } from "../../../components/permissions/permission-words.ts";
import { SeeAsButton } from "../../../components/permissions/see-as-button.tsx";
import { RoleForm } from "./role-form.tsx";
import { changeRole } from "./roles.server.ts";
import type { loadRole } from "./roles.server.ts";

export { loadRole as loader } from "./roles.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRole(request, context, params.id ?? "");

export const meta = titled("Roluri");

export default function RoleEditor() {
  const { role, otherViewers, grantable, mayEdit, history } = useLoaderData<typeof loadRole>();
  const { id, name, people, permissions, version, is_owner, discount_percent } = role;
  return (
    <Page
      title={name}
      trail={[{ to: "/roluri", text: "Roluri" }]}
      actions={!is_owner && <SeeAsButton role={role} isNamed />}
    >
      <Presence kind="staff_role" id={id} otherViewers={otherViewers} />
      <Panel title="Ce permite">
        {is_owner && <p>Rolul proprietarului permite tot și nu poate fi modificat.</p>}
        {mayEdit ? (
          <RoleForm
            key={version}
            role={{ name, permissions, version, discount_percent }}
            grantable={grantable}
          />
        ) : (
          <ul>
            {sentencesOf(permissions).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Echipă">
        <p>
          {people === 0
            ? "Nimeni nu are acest rol."
            : people === 1
              ? "O persoană are acest rol."
              : `${countOf(people, "persoane")} au acest rol.`}
        </p>
        {mayEdit && people === 0 && (
          <PressButton intent="remove" fields={{ version }}>
            Șterge rolul
          </PressButton>
        )}
      </Panel>
      <ChangeHistory rows={history} />
    </Page>
  );
}
