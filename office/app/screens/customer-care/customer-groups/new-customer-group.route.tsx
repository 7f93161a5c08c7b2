import { useLoaderData } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { CustomerGroupForm } from "./customer-group-form.tsx";
import type { loadNewGroup } from "./customer-groups.server.ts";
import { texts } from "./texts.ts";

export { loadNewGroup as loader, createGroup as action } from "./customer-groups.server.ts";

export const meta = titled(texts.new);

export default function NewCustomerGroup() {
  return (
    <Page title={texts.new} trail={[{ to: "/grupuri-clienti", text: texts.title }]}>
      <Panel title={texts.text}>
        <CustomerGroupForm {...useLoaderData<typeof loadNewGroup>()} />
      </Panel>
    </Page>
  );
}
