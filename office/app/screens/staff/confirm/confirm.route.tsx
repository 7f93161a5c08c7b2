import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ShowFactor } from "../../../components/second-factor/show-factor.tsx";
import { confirm } from "./confirm.server.ts";
import type { loadConfirm } from "./confirm.server.ts";

export { loadConfirm as loader } from "./confirm.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => confirm({ request, context, url });

export const meta = titled("Confirmă cu al doilea factor");

export default function Confirm() {
  return (
    <Page title="Confirmă cu al doilea factor">
      <Panel title="Acțiunea privește bani, prețuri sau accesul la magazin. Confirmă-ți identitatea; confirmarea este valabilă zece minute.">
        <ShowFactor requested={useLoaderData<typeof loadConfirm>()} />
      </Panel>
    </Page>
  );
}
