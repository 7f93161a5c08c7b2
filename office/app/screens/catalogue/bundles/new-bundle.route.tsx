import { useLoaderData } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { BundleForm } from "./bundle-form.tsx";
import type { loadNewBundle } from "./bundles.server.ts";
import { PricePanel } from "./price-panel.tsx";
import { texts } from "./texts.ts";

export { loadNewBundle as loader, createBundle as action } from "./bundles.server.ts";

export const meta = titled(texts.new);

export default function NewBundle() {
  return (
    <Page title={texts.new} trail={[{ to: "/pachete", text: texts.title }]}>
      <PricePanel />
      <Panel title={texts.text}>
        <BundleForm {...useLoaderData<typeof loadNewBundle>()} />
      </Panel>
    </Page>
  );
}
