import { useLoaderData } from "react-router";
import { BRAND } from "@curat/contract/staff/brand.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import {
  NO_DEFAULTS,
  searchResultRenderers,
} from "../../../components/search-result/search-result-fields.tsx";
import type { loadNewBrand } from "./brands.server.ts";
import { texts } from "./texts.ts";

export { loadNewBrand as loader, createBrand as action } from "./brands.server.ts";

export const meta = titled(texts.new);

export default function NewBrand() {
  return (
    <Page title={texts.new} trail={[{ to: "/producatori", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm
          name="brand"
          description={BRAND}
          record={undefined}
          {...useLoaderData<typeof loadNewBrand>()}
          words={texts}
          renderers={searchResultRenderers(NO_DEFAULTS)}
        />
      </Panel>
    </Page>
  );
}
