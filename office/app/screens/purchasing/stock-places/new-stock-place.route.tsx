import { useLoaderData } from "react-router";
import { STOCK_PLACE } from "@curat/contract/staff/stock-place.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import type { loadNewStockPlace } from "./stock-places.server.ts";
import { texts } from "./texts.ts";

export { loadNewStockPlace as loader, createStockPlace as action } from "./stock-places.server.ts";

export const meta = titled(texts.new);

export default function NewStockPlace() {
  return (
    <Page title={texts.new} trail={[{ to: "/locuri-stoc", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm
          name="stock-place"
          description={STOCK_PLACE}
          record={undefined}
          initial={{ is_active: "on" }}
          {...useLoaderData<typeof loadNewStockPlace>()}
          words={texts}
        />
      </Panel>
    </Page>
  );
}
