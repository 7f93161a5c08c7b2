import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { CustomerGroupForm } from "./customer-group-form.tsx";
import { createGroup, loadNewGroup } from "./customer-groups.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadNewGroup(context);

export const action = ({ request, context }: ActionFunctionArgs) => createGroup(request, context);

export const meta = titled(texts.new);

export default function NewCustomerGroup() {
  return (
    <Page title={texts.new} trail={[{ to: "/grupuri-clienti", text: texts.title }]}>
      <Panel title={texts.text}>
        <CustomerGroupForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}
