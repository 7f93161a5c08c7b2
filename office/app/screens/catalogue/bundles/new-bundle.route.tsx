import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { BLANK_BUNDLE } from "./bundle-fields.ts";
import { BundleForm } from "./bundle-form.tsx";
import { createBundle, loadNewBundle } from "./bundles.server.ts";
import { PricePanel } from "./price-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadNewBundle(context);

export const action = ({ request, context }: ActionFunctionArgs) => createBundle(request, context);

export const meta = titled(texts.new);

export default function NewBundle() {
  return (
    <Page title={texts.new} trail={[{ to: "/pachete", text: texts.title }]}>
      <PricePanel />
      <Panel title={texts.text}>
        <BundleForm filled={BLANK_BUNDLE} {...useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}
