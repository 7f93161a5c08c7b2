import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PriceListForm } from "./price-list-form.tsx";
import { createPriceList, loadNewPriceList } from "./price-lists.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewPriceList(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => createPriceList(request, context);

export const meta = titled(texts.new);

export default function NewPriceList() {
  return (
    <Page title={texts.new} trail={[{ to: "/liste-preturi", text: texts.title }]}>
      <Panel title={texts.text}>
        <PriceListForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}
