import { getAwbLabel } from "@curat/contract/shipping";
import type { ApiContext } from "../../../config.ts";
import { idOf } from "../../../http/ids.ts";
import { pdfAnswer } from "../../../http/pdf-answer.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ApiApp } from "../../../http/serve.ts";
import { COURIERS, loadLabel } from "../../shipping/index.ts";
import { findWaybill } from "./shipments.store.ts";

/** The courier's label for staff to print; one that was typed by hand is printed at the courier's. */
export function shipmentLabelRoutes(app: ApiApp, context: ApiContext): void {
  app.openapi(getAwbLabel, async (c) => {
    const waybill = await findWaybill(context.db, idOf(c.req.valid("param").id));
    const courier = COURIERS.find((known) => known === waybill?.courier);
    const label = waybill && courier && (await loadLabel(context, courier, waybill.awb));
    if (label?.ok === false && label.kind === "unreachable")
      throw new Refusal(503, { message: label.message });
    if (!label?.ok) throw notFound();
    return pdfAnswer({ name: `awb-${waybill?.awb}.pdf`, bytes: label.value });
  });
}
