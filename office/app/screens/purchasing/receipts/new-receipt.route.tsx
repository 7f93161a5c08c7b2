import { useLoaderData } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { START, SupplierPanel } from "../../../components/suppliers/supplier-panel.tsx";
import type { loadNewReceipt } from "./receipts.server.ts";
import { texts } from "./texts.ts";

export { loadNewReceipt as loader, startReceipt as action } from "./receipts.server.ts";

export const meta = titled(texts.new);

export default function NewReceipt() {
  const { suppliers, chosen } = useLoaderData<typeof loadNewReceipt>();
  const refused = useRefused(START);
  const field = filledFields(
    { document_number: texts.document_number, document_on: texts.document_on },
    { refused, filled: {} },
  );
  return (
    <Page title={texts.new} trail={[{ to: "/receptii", text: texts.title }]}>
      <SupplierPanel {...{ suppliers, chosen }} hint={texts.startHint} button={texts.start}>
        <Field {...field("document_number")} maxLength={60} autoComplete="off" />
        <Field {...field("document_on")} type="date" autoComplete="off" />
      </SupplierPanel>
    </Page>
  );
}
