import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RoleForm } from "./role-form.tsx";
import { createRole, loadNewRole } from "./roles.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadNewRole(context);

export const action = ({ request, context }: ActionFunctionArgs) => createRole(request, context);

export const meta = titled(texts.new);

export default function NewRole() {
  const { grantable } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.new} trail={[{ to: "/roluri", text: texts.title }]}>
      <Panel title={texts.allows}>
        <RoleForm grantable={grantable} />
      </Panel>
    </Page>
  );
}
