import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadNewReceipt } from "./receipts.server.ts";
import { texts } from "./texts.ts";

export { loadNewReceipt as loader, startReceipt as action } from "./receipts.server.ts";

export const meta = titled(texts.new);

export default function NewReceipt() {
  const { suppliers, chosen } = useLoaderData<typeof loadNewReceipt>();
  const refused = useRefused("start");
  const field = filledFields(
    { document_number: texts.document_number, document_on: texts.document_on },
    { refused, filled: {} },
  );
  return (
    <Page title={texts.new} trail={[{ to: "/receptii", text: texts.title }]}>
      <Panel title={texts.supplier}>
        {suppliers.length === 0 ? (
          <>
            <p>{texts.noSuppliers}</p>
            <p>
              <Link to="/furnizori/nou" className={buttonClass()}>
                {texts.newSupplier}
              </Link>
            </p>
          </>
        ) : (
          <ActionForm name="start" refused={refused}>
            <Select
              label={texts.supplier}
              name="supplierID"
              options={suppliers}
              placeholder="–"
              defaultValue={refused?.values.supplierID ?? chosen}
              errors={refused?.errors}
              required
            />
            <Field {...field("document_number")} maxLength={60} autoComplete="off" />
            <Field {...field("document_on")} type="date" autoComplete="off" />
            <p className="hint">{texts.startHint}</p>
            <SendButton form="start">{texts.start}</SendButton>
          </ActionForm>
        )}
      </Panel>
    </Page>
  );
}
