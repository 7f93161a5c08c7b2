import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadNewPurchaseOrder } from "./purchase-orders.server.ts";
import { texts } from "./texts.ts";

export { loadNewPurchaseOrder as loader, startPurchaseOrder as action } from "./purchase-orders.server.ts";

export const meta = titled(texts.new);

export default function NewPurchaseOrder() {
  const { suppliers, chosen } = useLoaderData<typeof loadNewPurchaseOrder>();
  const refused = useRefused("start");
  return (
    <Page title={texts.new} trail={[{ to: "/comenzi-furnizori", text: texts.title }]}>
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
            <p className="hint">{texts.startHint}</p>
            <SendButton form="start">{texts.start}</SendButton>
          </ActionForm>
        )}
      </Panel>
    </Page>
  );
}
