import { data } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { listEfacturaBuyerMessages } from "@curat/contract/staff/efactura";
import { getEmag } from "@curat/contract/staff/emag";
import { getOrderMargin } from "@curat/contract/staff/costs";
import { listOrderLots } from "@curat/contract/staff/lots";
import { listFailedJobs } from "@curat/contract/staff/failed-jobs";
import {
  cancelInvoice,
  getMissingInvoice,
  issueInvoice,
  listStaffInvoices,
  reissueInvoice,
} from "@curat/contract/staff/invoices";
import {
  getStaffOrder,
  listOrderMoves,
  moveStaffOrder,
  setOrderReferences,
} from "@curat/contract/staff/orders";
import { ORDER_MOVE_OF_PARCEL, permissionToMoveTo } from "@curat/contract/staff/orders.values";
import { getRefundable } from "@curat/contract/staff/refunds";
import { estimateWaybill, setStaffAwb } from "@curat/contract/staff/shipments";
import { sendPaymentLink } from "@curat/contract/staff/manual-orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import { actOnFailedJobs } from "../../../components/failed-jobs/failed-jobs.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, refuse, send } from "../../../components/form/send.server.ts";
import { findStrangeCourier } from "../../../components/courier/unconnected-courier.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { takeLateTransfer } from "./late-transfer.server.ts";
import { loadNotesAndMails, writeNote } from "./notes-and-mails.server.ts";
import { actOnParcel, PARCEL_MOVES } from "./parcels.server.ts";
import { loadNeighbours } from "./neighbours.server.ts";
import { partyOf } from "./party-fields.ts";
import { texts as partyTexts } from "./party-texts.ts";

export async function loadOrder(context: Context, id: string) {
  const params = { id };
  const [
    order,
    moves,
    invoices,
    missing,
    buyerMessages,
    refundable,
    courier,
    notesAndMails,
    history,
    otherViewers,
    may,
    margin,
    lots,
    neighbours,
  ] = await Promise.all([
    need(context, getStaffOrder, { params }),
    maybe(context, listOrderMoves, { params }),
    maybe(context, listStaffInvoices, { params }),
    maybe(context, getMissingInvoice, { params }),
    maybe(context, listEfacturaBuyerMessages, { query: { order: id } }),
    maybe(context, getRefundable, { params }),
    findStrangeCourier(context),
    loadNotesAndMails(context, id),
    loadHistory(context, "order", id),
    otherViewersOf(context, "order", id),
    mayDo(context),
    maybe(context, getOrderMargin, { params }),
    maybe(context, listOrderLots, { params }),
    loadNeighbours(context, id),
  ]);
  const emag =
    order.data.order_type === "emag" ? await maybe(context, getEmag, { query: { order: id } }) : undefined;
  const failed = await maybe(context, listFailedJobs, { query: { order: order.data.number } });
  return {
    order: order.data,
    /** eMAG's current state of an order placed there. */
    emag: emag?.data.orders[0],
    margin: margin?.data,
    lots: lots?.data ?? [],
    neighbours,
    moves: moves?.data.moves,
    invoices: invoices?.data,
    /** Why an invoice that is due was not issued. Null if none is missing. */
    missing: missing?.data ?? null,
    buyerMessages: buyerMessages?.data ?? [],
    refundable: refundable && { whyNot: refundable.data.why_not },
    /** The order's courier, if the shop has no account with this courier. */
    strangeCourier: courier(order.data.delivery_code),
    notesAndMails,
    failed: failed && { jobs: failed.data, total: failed.meta.total },
    history,
    otherViewers,
    may: {
      edit: may("orders:edit"),
      discount: may("orders:edit") && may("discounts:give"),
      forgive: may("refunds:edit"),
      match: may("payments:match"),
      issue: may("invoices:issue"),
      ship: may("shipments:edit"),
      /** Statuses to which the staff member may change a parcel. */
      moveParcels: PARCEL_MOVES.filter((state) => may(permissionToMoveTo(ORDER_MOVE_OF_PARCEL[state]))),
      prepareAgain: may(permissionToMoveTo("preparing")),
      seeLabel: may("shipments:view"),
      seeCompany: may("customers:view"),
      seeProducts: may("products:view"),
      seeJobs: may("jobs:view"),
      editJobs: may("jobs:edit"),
      openPrivacyRequest: may("customers:view") && may("customers:edit"),
    },
  };
}
export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

export async function changeOrder(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const page = `/comenzi/${encodeURIComponent(id)}`;
  switch (textOf(form, "form")) {
    case "move": {
      const version = Number(textOf(form, "version"));
      const body = { status: textOf(form, "status"), note: textOf(form, "note"), version };
      const sent = await send(context, form, moveStaffOrder, { params, body });
      return sent.ok ? leaveTo(context, page, "Starea comenzii a fost schimbată.") : sent.refusal;
    }
    case "references": {
      const reported = (field: string) => textOf(form, field);
      const body = {
        purchase_order: reported("purchase_order"),
        contract: reported("contract"),
        seap: reported("seap"),
      };
      const input = { params, body: { ...body, version: Number(reported("version")) } };
      const sent = await send(context, form, setOrderReferences, input);
      return sent.ok ? leaveTo(context, page, "Referințele au fost salvate.") : sent.refusal;
    }
    case "transfer":
      return takeLateTransfer(context, form, id);
    case "payment-link":
      return press(
        context,
        sendPaymentLink,
        { params },
        { to: page, message: "Linkul de plată a fost trimis; comanda așteaptă plata încă trei zile." },
      );
    case "awb":
      return press(
        context,
        setStaffAwb,
        { params, body: form.has("checked") ? { checked: true } : {} },
        { to: page, message: "AWB-ul a fost generat." },
      );
    case "awb-estimate": {
      const estimate = await apiOf(context).call(estimateWaybill, { params });
      return estimate.ok
        ? leaveTo(context, page, `Curierul cere ${formatOfficeLei(estimate.data.price)} pentru acest colet.`)
        : refuse(form, estimate);
    }
    case "own-awb": {
      const awb = textOf(form, "awb");
      // Without a number, the endpoint would request a waybill from the courier.
      if (awb === "")
        return refuse(form, { ok: false, status: 422, errors: { awb: [MESSAGES.required("AWB")] } });
      const body = { awb, courier: textOf(form, "courier") };
      const sent = await send(context, form, setStaffAwb, { params, body });
      return sent.ok ? leaveTo(context, page, "AWB-ul a fost salvat.") : sent.refusal;
    }
    case "parcel-state":
    case "parcel-give-up":
      return actOnParcel(context, form, id);
    case "invoice":
      return press(context, issueInvoice, { params }, { to: page, message: "Factura a fost emisă." });
    case "storno":
      return press(context, cancelInvoice, { params }, { to: page, message: "Factura a fost stornată." });
    case "reissue":
      return press(
        context,
        reissueInvoice,
        { params, body: { invoice_id: Number(textOf(form, "invoice")) } },
        { to: page, message: "Factura a fost stornată și a fost emisă alta." },
      );
    case "party": {
      const body = { invoice_id: Number(textOf(form, "invoice")), party: partyOf(form) };
      const sent = await send(context, form, reissueInvoice, { params, body });
      return sent.ok ? leaveTo(context, page, partyTexts.done) : sent.refusal;
    }
    case "retry-job":
    case "drop-job":
      return actOnFailedJobs(context, form, page);
    case "add-note":
    case "remove-note":
    case "repeat-mail":
    case "rest":
    case "forgive":
      return writeNote(context, form, id);
    default:
      if (/^note-\d+$/.test(textOf(form, "form"))) return writeNote(context, form, id);
      throw data(null, { status: 404 });
  }
}
