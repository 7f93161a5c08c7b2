import { type Lei, toBani, toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/order-sheet";
import { hazardText } from "@curat/contract/hazards.values";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { addressBlock } from "../../../http/address-block.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { type Shopper, shopperOf } from "../cart/index.ts";
import type { CatalogueEngine } from "../../catalogue/search/index.ts";
import { changeSheet, readLines, type ShownRow, showSheet, startSheet } from "./order-sheet.service.ts";
import { LIST_MESSAGES } from "@curat/contract/list-messages.values";
import { netOf } from "@curat/contract/vat.values";

export function orderSheetRoutes(app: ApiApp, context: ApiContext, engine: CatalogueEngine): void {
  serve(app, calls.startOrderSheet, async ({ body: { token, text, file }, visitor }) => {
    const hasFile = file !== undefined && file !== null && file.size > 0;
    const bytes = hasFile ? new Uint8Array(await file.arrayBuffer()) : undefined;
    const lines = await readLines(context, { text, file: bytes, from: addressBlock(visitor) }).catch(
      (error: unknown) => {
        if (error instanceof FileFault) throw invalid({ [hasFile ? "file" : "text"]: [error.message] });
        throw error;
      },
    );
    if (lines.length === 0) throw invalid({ [hasFile ? "file" : "text"]: [LIST_MESSAGES.lists.noCode] });
    const started = await startSheet(context, lines, token);
    if (!started.ok) throw invalid({ text: [LIST_MESSAGES.lists.tooManyRows()] });
    return { data: { token: started.token } };
  });

  serve(app, calls.getOrderSheet, async ({ params, userToken, cartToken }) => ({
    data: await shown(params.token, await shopperOf(context, { userToken, cartToken })),
  }));

  serve(app, calls.changeOrderSheet, async ({ params, body, userToken, cartToken }) => {
    const lines = body.lines.map(({ product_id: productId, ...line }) => ({ ...line, productId }));
    const shopper = await shopperOf(context, { userToken, cartToken });
    const { customer } = shopper;
    if (!(await changeSheet(context, { token: params.token, lines, customer }))) throw notFound();
    return { data: await shown(params.token, shopper) };
  });

  async function shown(token: string, shopper: Shopper) {
    const rows = await showSheet({ ...context, engine }, token, shopper);
    if (!rows) throw notFound();
    const wire = rows.map(toWireRow);
    const sum = (of: (row: ReturnType<typeof toWireRow>) => Lei): Lei =>
      toLei(wire.reduce((totalBani, row) => totalBani + toBani(of(row)), 0));
    return {
      token,
      rows: wire,
      addable_rows: wire.filter(({ addable }) => addable > 0).length,
      total: sum(({ subtotal }) => subtotal),
      total_net: sum(({ subtotal_net: net }) => net),
    };
  }
}

function toWireRow({ line, foundBy, product, addable, notes, near }: ShownRow) {
  const subtotalBani = addable * (product?.priceBani ?? 0);
  const safety = product?.parts[0]?.product.safety;
  const hazard = safety ? hazardText(safety) : undefined;
  return {
    code: line.code,
    quantity: line.quantity,
    ...(line.typed !== undefined && { typed: line.typed }),
    found_by: foundBy,
    product: product && {
      product_id: product.id,
      code: product.code,
      name: product.name,
      subtitle: product.subtitle,
      url: product.url,
      pic: product.picture,
      unit: product.unit,
      price: toLei(product.priceBani),
      price_net: toLei(netOf(product.priceBani, product.vatPercent)),
      vat_percent: product.vatPercent,
      ...(product.reason !== null && { price_reason: product.reason }),
      ...(hazard !== undefined && { hazard }),
      min_qty: product.minQuantity,
      order_qty: product.orderable,
      stockid: String(product.stockId),
    },
    addable,
    subtotal: toLei(subtotalBani),
    subtotal_net: toLei(netOf(subtotalBani, product?.vatPercent ?? 0)),
    notes,
    near: near.map(({ id, code, name, picture, priceBani }) => ({
      product_id: id,
      code,
      name,
      pic: picture,
      price: toLei(priceBani),
    })),
  };
}
