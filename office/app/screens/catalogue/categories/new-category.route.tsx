import { useLoaderData } from "react-router";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import {
  NO_DEFAULTS,
  searchResultRenderers,
} from "../../../components/search-result/search-result-fields.tsx";
import type { loadNewCategory } from "./categories.server.ts";
import { texts } from "./texts.ts";

export { loadNewCategory as loader, createCategory as action } from "./categories.server.ts";

export const meta = titled(texts.new);

export default function NewCategory() {
  return (
    <Page title={texts.new} trail={[{ to: "/categorii", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm
          name="category"
          description={CATEGORY}
          record={undefined}
          {...useLoaderData<typeof loadNewCategory>()}
          words={texts}
          renderers={searchResultRenderers(NO_DEFAULTS)}
        />
      </Panel>
    </Page>
  );
}
