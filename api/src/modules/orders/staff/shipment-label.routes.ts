import { getAwbLabel } from "@curat/contract/staff/shipments";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, servePdf } from "../../../http/serve.ts";
import { COURIERS, loadLabel } from "../../shipping/index.ts";
import { findWaybill } from "./shipments.store.ts";

/** The courier's label for staff to print; one that was typed by hand is printed at the courier's. */
export function shipmentLabelRoutes(app: ApiApp, context: ApiContext): void {
  servePdf(app, getAwbLabel, async ({ params }) => {
    const waybill = await findWaybill(context.db, idOf(params.id));
    const courier = COURIERS.find((known) => known === waybill?.courier);
    const label = waybill && courier && (await loadLabel(context, courier, waybill.awb));
    if (label?.ok === false && label.kind === "unreachable")
      throw new Refusal(503, { message: label.message });
    if (!label?.ok) throw notFound();
    return { name: `awb-${waybill?.awb}.pdf`, bytes: label.value };
  });
}
