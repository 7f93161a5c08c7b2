import { COURIERS } from "@curat/contract/deliveries.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/parcels";
import { ORDER_MOVE_OF_PARCEL } from "@curat/contract/staff/orders.values";
import type { ParcelPreview } from "@curat/contract/staff/parcels";
import { NO_EMAIL } from "@curat/contract/staff/order-mails.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { conflict, invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import {
  actOnOrder,
  findOrder,
  loadParcels,
  requireMove,
  showStaffOrder,
  toWireParcelItem,
} from "../../selling/orders/index.ts";
import { loadLabel } from "./awb.ts";
import { giveUpParcel, moveParcel, type ParcelResult } from "./parcel-moves.ts";
import { makeParcel, type PlannedParcel, planParcel } from "./parcels.service.ts";

export function parcelsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.previewParcel, async ({ params, body: { items } }) => {
    const id = idOf(params.id);
    const planned = await planParcel(db, id, items.map(toPieces));
    if (planned.ok) return { data: toWirePreview(planned.plan) };
    if (planned.error === "unknown") throw notFound();
    if (planned.error === "refused") throw invalid(planned.errors);
    throw conflict(await showStaffOrder(db, id));
  });
  serve(app, calls.makeParcel, async ({ params, body, staff }) => {
    const { items, weight, version: expectedVersion, checked: isChecked = false, ...typed } = body;
    return actOnOrder(db, params.id, (id) =>
      makeParcel(context, id, {
        ...typed,
        isChecked,
        items: items.map(toPieces),
        weightGrams: weight ?? undefined,
        expectedVersion,
        actor: staff,
      }),
    );
  });
  serve(app, calls.moveParcel, async ({ params, body: { state: to, version: expectedVersion }, staff }) => {
    requireMove(staff, ORDER_MOVE_OF_PARCEL[to]);
    return actOnOrder(db, params.id, async (id) =>
      known(
        await moveParcel(context, id, { parcelId: idOf(params.parcelId), to, expectedVersion, actor: staff }),
      ),
    );
  });
  serve(app, calls.giveUpParcel, async ({ params, query: { version: expectedVersion }, staff }) =>
    actOnOrder(db, params.id, async (id) => {
      const order = await findOrder(db, id);
      if (order?.order.status === "shipped") requireMove(staff, "preparing");
      return known(
        await giveUpParcel(context, id, { parcelId: idOf(params.parcelId), expectedVersion, actor: staff }),
      );
    }),
  );
  // Staff print labels for numbers that they entered on the courier's site.
  servePdf(app, calls.getParcelLabel, async ({ params }) => {
    const parcelId = idOf(params.parcelId);
    const parcel = (await loadParcels(db, [idOf(params.id)])).find(({ id }) => id === parcelId);
    const courier = COURIERS.find((one) => one === parcel?.courier);
    const label = parcel && courier && (await loadLabel(context, courier, parcel.awb));
    if (label?.ok === false && label.kind === "unreachable")
      throw new Refusal(503, { message: label.message });
    if (!label?.ok) throw notFound();
    return { name: `awb-${parcel?.awb}.pdf`, bytes: label.value };
  });
}

function toPieces({ productid, quantity }: { productid: number; quantity: number }) {
  return { productId: productid, quantity };
}

function known(result: ParcelResult) {
  if (!result.ok && result.error === "unknown") throw notFound();
  return result;
}

function toWirePreview({
  record: { order, shipment },
  weightGrams,
  cashBani,
  items,
  left,
  version,
}: PlannedParcel): Wire<ParcelPreview> {
  return {
    weight: weightGrams,
    cash: toLei(cashBani),
    items: items.map(toWireParcelItem),
    left: left.map(toWireParcelItem),
    causes: [
      ...(cashBani > 0 ? [`Curierul încasează ${formatOfficeLei(cashBani)} la acest colet.`] : []),
      ...(shipment
        ? [
            `AWB-ul ${shipment.awb} al comenzii se anulează la curier; pentru restul produselor se creează altul.`,
          ]
        : []),
      order.email === ""
        ? NO_EMAIL
        : `Când îl predai, cumpărătorul primește un e-mail cu produsele din el și cu cele care urmează (${order.email}).`,
      "Factura se emite la expedierea ultimului colet.",
    ],
    version,
  };
}
