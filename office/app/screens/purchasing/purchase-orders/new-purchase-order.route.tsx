import { useLoaderData } from "react-router";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SupplierPanel } from "../../../components/suppliers/supplier-panel.tsx";
import type { loadNewPurchaseOrder } from "./purchase-orders.server.ts";
import { texts } from "./texts.ts";

export { loadNewPurchaseOrder as loader, startPurchaseOrder as action } from "./purchase-orders.server.ts";

export const meta = titled(texts.new);

export default function NewPurchaseOrder() {
  const { suppliers, chosen } = useLoaderData<typeof loadNewPurchaseOrder>();
  return (
    <Page title={texts.new} trail={[{ to: "/comenzi-furnizori", text: texts.title }]}>
      <SupplierPanel {...{ suppliers, chosen }} hint={texts.startHint} button={texts.start} />
    </Page>
  );
}
