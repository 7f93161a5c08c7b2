import { useLoaderData } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RoleForm } from "./role-form.tsx";
import type { loadNewRole } from "./roles.server.ts";
import { texts } from "./texts.ts";

export { loadNewRole as loader, createRole as action } from "./roles.server.ts";

export const meta = titled(texts.new);

export default function NewRole() {
  const { grantable } = useLoaderData<typeof loadNewRole>();
  return (
    <Page title={texts.new} trail={[{ to: "/roluri", text: texts.title }]}>
      <Panel title={texts.allows}>
        <RoleForm grantable={grantable} />
      </Panel>
    </Page>
  );
}
