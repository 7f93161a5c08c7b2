import {
  addBundleToCart,
  addLinesToCart as addLinesCall,
  addToCart,
  addVoucherToCart,
  changeCart,
  getCart,
  modifyCart,
  removeCoupon,
  removeFromCart,
} from "@curat/contract/cart";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import {
  addItem,
  changeChoices,
  findCartView,
  removeItem,
  removeVoucher,
  setQuantities,
} from "./cart.service.ts";
import { addLinesToCart } from "./add-lines.ts";
import { readPieces } from "./added-lines.rules.ts";
import { tagsOfCart } from "./cart.tags.ts";
import { toWireCart } from "./cart.wire.ts";
import { readChoices } from "./choices.ts";
import { CHARGE_ITEM_ID } from "./computed-ids.ts";
import type { CartItemRef } from "./contents.ts";
import { type Shopper, shopperOf } from "./shopper.ts";
import { applyVoucher } from "./apply-voucher.service.ts";
import { cartTexts } from "./texts.ts";

export function cartRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getCart, async ({ query, ...input }) => {
    const read = await readChoices(context.db, query);
    if (!read.ok) throw invalid(read.errors);
    const shopper = await shopperOf(context, input);
    const view = await findCartView(context, shopper, read.choices);
    input.madeOf(tagsOfCart(view));
    return { data: toWireCart(view, shopper) };
  });

  serve(app, changeCart, async ({ query, ...input }) => {
    const read = await readChoices(context.db, query);
    if (!read.ok) throw invalid(read.errors);
    const shopper = await shopperOf(context, input);
    return { data: toWireCart(await changeChoices(context, shopper, read.choices), shopper) };
  });

  serve(app, addToCart, async ({ params, body, ...input }) =>
    add(await shopperOf(context, input), { productId: idOf(params.productID) }, body.qty),
  );

  serve(app, addLinesCall, async ({ body, ...input }) => {
    const shopper = await shopperOf(context, input);
    const sent = body.lines.map(({ productid, qty }) => ({ productId: productid, asked: readPieces(qty) }));
    const { view, lines, isRepeated } = await addLinesToCart(context, shopper, { key: body.key, sent });
    const added_lines = lines.map(({ productId: productid, ...line }) => ({ productid, ...line }));
    return { data: { ...toWireCart(view, shopper), added_lines, is_repeated: isRepeated } };
  });

  serve(app, addBundleToCart, async ({ params, body, ...input }) =>
    add(await shopperOf(context, input), { bundleId: idOf(params.id) }, body.qty),
  );

  async function add(shopper: Shopper, item: CartItemRef, typedQuantity: unknown) {
    const added = await addItem(context, shopper, { item, typedQuantity });
    if (added.ok) return { data: toWireCart(added.view, shopper) };
    if (added.error === "unknown") throw notFound();
    throw invalid({
      qty: [cartTexts["productId" in item ? "product" : "bundle"].notInStock],
    });
  }

  serve(app, modifyCart, async ({ url, ...input }) => {
    const shopper = await shopperOf(context, input);
    const changed = await setQuantities(context, shopper, readItems(url));
    if (!changed.ok) throw notFound();
    return { data: toWireCart(changed.view, shopper) };
  });

  serve(app, removeFromCart, async ({ params, ...input }) => {
    const shopper = await shopperOf(context, input);
    return { data: toWireCart(await removeItem(context, shopper, removableId(params.itemId)), shopper) };
  });

  serve(app, addVoucherToCart, async ({ params, ...input }) => {
    const shopper = await shopperOf(context, input);
    const applied = await applyVoucher(context, { ...shopper, visitor: input.visitor }, params.code);
    if (!applied.ok) throw invalid({ code: [applied.refusal] });
    return { data: toWireCart(applied.view, shopper) };
  });

  serve(app, removeCoupon, async (input) => {
    const shopper = await shopperOf(context, input);
    return { data: toWireCart(await removeVoucher(context, shopper), shopper) };
  });
}

/** Parses an item id. Throws 404 for the handling charge, because it cannot be removed. */
function removableId(text: string): number {
  const id = text.startsWith("-") ? -idOf(text.slice(1)) : idOf(text);
  if (id === CHARGE_ITEM_ID) throw notFound();
  return id;
}

/**
 * Parses `items[12]=3&items[13]=1`. If an item is repeated, the last quantity counts. Throws 422 if there are no
 * items.
 */
function readItems({ searchParams }: URL): Map<number, string> {
  const items = new Map<number, string>();
  for (const [key, quantity] of searchParams) {
    const itemId = /^items\[(\d+)\]$/.exec(key)?.[1];
    if (itemId !== undefined) items.set(idOf(itemId), quantity);
  }
  if (items.size === 0) throw invalid({ items: [MESSAGES.required("Cantitate")] });
  return items;
}
