import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { listStaffOrders } from "@curat/contract/staff/orders";
import { choosePackingLot, getPacking, scanForPacking, takeBackScan } from "@curat/contract/staff/packing";
import { textOf } from "@curat/ui/form/form-values.ts";
import { refuse, send } from "../../../components/form/send.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireRight } from "../../../session/staff.server.ts";
import { chosenIn } from "../../../lists/orders/chosen-orders.server.ts";
import { scanMessageOf } from "./outcome.ts";
import type { ScanMessage } from "./outcome.ts";
import { ORDER, packingAddress, READY } from "./packing-address.ts";
import { texts } from "./texts.ts";

const MAX_SHOWN = "20";

/**
 * Loads the order that is being packed, or the orders to pack if there is none, and the order that was
 * finished last.
 */
export async function loadPackingPage(context: Context, url: URL) {
  const [id, ready] = [url.searchParams.get(ORDER), url.searchParams.get(READY)];
  await requireRight(context, "orders:pack");
  const may = await mayDo(context);
  const [order, finished] = await Promise.all([
    id === null ? null : need(context, getPacking, { params: { id } }),
    ready === null ? undefined : maybe(context, getPacking, { params: { id: ready } }),
  ]);
  return {
    order: order?.data ?? null,
    finished: finished?.data ?? null,
    waiting: order ? [] : await waitingOrders(context, url),
    isChosen: url.searchParams.has("id") || url.searchParams.has("whole"),
    key: randomUUID(),
    may: { seeLabel: may("shipments:view") },
  };
}
export type PackingPage = Awaited<ReturnType<typeof loadPackingPage>>;

interface Waiting {
  id: number;
  number: string;
  name: string;
  /** State of a selected order that no longer needs packing. */
  state: string;
}

/** Returns the orders selected in the order list. Without a selection, returns the oldest orders to pack. */
async function waitingOrders(context: Context, url: URL): Promise<Waiting[]> {
  const ids = await chosenIn(context, url);
  if (ids.length === 0) {
    const query = { stage: "to_pack", sort: "number", per_page: MAX_SHOWN } as const;
    const { data: rows } = await need(context, listStaffOrders, { query });
    return rows.map(({ id, number, name }) => ({ id, number, name, state: "" }));
  }
  const states = await Promise.all(ids.map((id) => maybe(context, getPacking, { params: { id } })));
  return states.flatMap((found) => {
    if (!found) return [];
    const { id, number, name, can_pack: canPack, status, finished_by: by } = found.data;
    return [{ id, number, name, state: by === null ? (canPack ? "" : status) : texts.finishedBy(by) }];
  });
}

export interface ScanAnswer {
  form: "scan";
  message: ScanMessage;
}

/** Records a scan, or undoes one. */
export async function pack(request: Request, context: Context, url: URL) {
  const form = await request.formData();
  const id = url.searchParams.get(ORDER);
  switch (textOf(form, "form")) {
    case "scan":
      return scan(context, form, url);
    case "undo": {
      const orderId = id ?? textOf(form, "order");
      const params = { id: orderId };
      const body = { scan: Number(textOf(form, "scan")) || 0 };
      const answer = await apiOf(context).call(takeBackScan, { params, body });
      if (!answer.ok && answer.status !== 409) return refuse(form, answer);
      return leaveTo(
        context,
        packingAddress(url, { order: orderId }),
        answer.ok ? undefined : "Scanarea era deja anulată.",
        "error",
      );
    }
    case "lot": {
      const orderId = id ?? "";
      const answer = await apiOf(context).call(choosePackingLot, {
        params: { id: orderId },
        body: { productid: Number(textOf(form, "productid")), lotID: Number(textOf(form, "lot")) },
      });
      if (!answer.ok && answer.status !== 409) return refuse(form, answer);
      const to = packingAddress(url, { order: orderId });
      return answer.ok ? leaveTo(context, to, texts.lotTaken) : leaveTo(context, to, texts.lotGone, "error");
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function scan(context: Context, form: FormData, url: URL) {
  const id = url.searchParams.get(ORDER);
  const code = textOf(form, "code");
  const sent = await send(context, form, scanForPacking, {
    body: { code, key: textOf(form, "key"), orderid: id === null ? null : Number(id) },
  });
  if (!sent.ok) return sent.refusal;
  const { outcome, order } = sent.data;
  if (outcome === "finished" && order)
    return leaveTo(context, packingAddress(url, { ready: String(order.id) }));
  if (outcome === "opened" || outcome === "counted")
    if (order && String(order.id) !== id)
      return leaveTo(context, packingAddress(url, { order: String(order.id) }));
  const answer: ScanAnswer = { form: "scan", message: scanMessageOf(sent.data) };
  return data(answer, { status: answer.message.isGood ? 200 : 422 });
}
