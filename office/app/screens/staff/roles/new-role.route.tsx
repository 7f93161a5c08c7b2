import { useLoaderData } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RoleForm } from "./role-form.tsx";
import type { loadNewRole } from "./roles.server.ts";

export { loadNewRole as loader, createRole as action } from "./roles.server.ts";

export const meta = titled("Rol nou");

export default function NewRole() {
  const { grantable } = useLoaderData<typeof loadNewRole>();
  return (
    <Page title="Rol nou" trail={[{ to: "/roluri", text: "Roluri" }]}>
      <Panel title="Ce permite">
        <RoleForm grantable={grantable} />
      </Panel>
    </Page>
  );
}
