import { addToCart, changeCart, getCart, modifyCart, removeFromCart } from "@curat/contract/cart";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../config.ts";
import { idOf } from "../../http/ids.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { addProduct, changeChoices, findCartView, removeItem, setQuantities } from "./cart.service.ts";
import { toWireCart } from "./cart.wire.ts";
import { readChoices } from "./choices.ts";

/** The cart's calls; each answers the whole recalculated cart. */
export function cartRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getCart, async ({ cartToken }) => ({
    data: toWireCart(await findCartView(context, cartToken)),
  }));

  serve(app, changeCart, async ({ query, cartToken }) => {
    const asked = await readChoices(context.db, query);
    if (!asked.ok) throw invalid(asked.errors);
    return { data: toWireCart(await changeChoices(context, cartToken, asked.choices)) };
  });

  serve(app, addToCart, async ({ params, body, cartToken }) => {
    const product = { productId: idOf(params.productID), typedQuantity: body.qty };
    const added = await addProduct(context, cartToken, product);
    if (added.ok) return { data: toWireCart(added.view) };
    if (added.error === "unknown-product") throw notFound();
    throw invalid({ qty: ["Produsul nu este în stoc."] });
  });

  serve(app, modifyCart, async ({ url, cartToken }) => {
    const changed = await setQuantities(context, cartToken, readItems(url));
    if (!changed.ok) throw notFound();
    return { data: toWireCart(changed.view) };
  });

  serve(app, removeFromCart, async ({ params, cartToken }) => ({
    data: toWireCart(await removeItem(context, cartToken, idOf(params.itemId))),
  }));
}

/** `items[12]=3&items[13]=1` as item to quantity, the last one said counting; nothing of the kind is 422. */
function readItems({ searchParams }: URL): Map<number, string> {
  const items = new Map<number, string>();
  for (const [key, quantity] of searchParams) {
    const itemId = /^items\[(\d+)\]$/.exec(key)?.[1];
    if (itemId !== undefined) items.set(idOf(itemId), quantity);
  }
  if (items.size === 0) throw invalid({ items: [MESSAGES.required("Cantitate")] });
  return items;
}
