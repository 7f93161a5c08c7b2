import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ShowFactor } from "../../../components/second-factor/show-factor.tsx";
import { confirm, loadConfirm } from "./confirm.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadConfirm(context);

export const action = ({ request, context, url }: ActionFunctionArgs) => confirm({ request, context, url });

export const meta = titled(texts.title);

export default function Confirm() {
  return (
    <Page title={texts.title}>
      <Panel title={texts.why}>
        <ShowFactor asked={useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}
