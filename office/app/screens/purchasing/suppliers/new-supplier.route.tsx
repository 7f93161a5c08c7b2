import { useLoaderData } from "react-router";
import { SUPPLIER } from "@curat/contract/staff/supplier.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import type { loadNewSupplier } from "./suppliers.server.ts";
import { texts } from "./texts.ts";

export { loadNewSupplier as loader, createSupplier as action } from "./suppliers.server.ts";

export const meta = titled(texts.new);

const INITIAL = { currency: "RON", payment_days: "30", lead_days: "7", minimum_order: "0", is_active: "on" };

export default function NewSupplier() {
  return (
    <Page title={texts.new} trail={[{ to: "/furnizori", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm
          name="supplier"
          description={SUPPLIER}
          record={undefined}
          initial={INITIAL}
          {...useLoaderData<typeof loadNewSupplier>()}
          words={texts}
        />
      </Panel>
    </Page>
  );
}
