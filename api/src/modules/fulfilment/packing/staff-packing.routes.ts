import * as calls from "@curat/contract/staff/packing";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { conflict } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { chooseLot } from "./packing-lots.service.ts";
import { scanCode, takeBack } from "./packing.service.ts";
import { showPacking } from "./packing.wire.ts";
import { pickListPdf } from "./pick-list-pdf.ts";
import { loadPickList } from "./pick-list.service.ts";

export function staffPackingRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.getPickList, async ({ query }) => ({ data: await loadPickList(context, query.ids) }));
  servePdf(app, calls.getPickListPdf, async ({ query }) => ({
    name: "culegere.pdf",
    bytes: await pickListPdf(await loadPickList(context, query.ids), context.now()),
  }));
  serve(app, calls.getPacking, async ({ params }) => ({ data: await showPacking(context, idOf(params.id)) }));
  serve(app, calls.scanForPacking, async ({ body: { code: text, key, orderid }, staff: actor }) => {
    const orderId = orderid ?? null;
    if (orderId !== null) await showPacking(context, orderId);
    const { orderId: shown, ...result } = await scanCode(context, { text, key, orderId, actor });
    return { data: { ...result, order: shown === null ? null : await showPacking(context, shown) } };
  });
  serve(app, calls.takeBackScan, async ({ params, body: { scan }, staff: actor }) => {
    const orderId = idOf(params.id);
    await showPacking(context, orderId);
    if (!(await takeBack(context, orderId, { scan, actor })))
      throw conflict(await showPacking(context, orderId));
    return { data: await showPacking(context, orderId) };
  });
  serve(app, calls.choosePackingLot, async ({ params, body: { productid, lotID }, staff: actor }) => {
    const orderId = idOf(params.id);
    await showPacking(context, orderId);
    const isChosen = await chooseLot(context, orderId, { productId: productid, lotId: lotID, actor });
    if (!isChosen) throw conflict(await showPacking(context, orderId));
    return { data: await showPacking(context, orderId) };
  });
}
