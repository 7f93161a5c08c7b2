import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import type { OrderItem } from "@curat/contract/account-orders";
import { LIMITS } from "@curat/contract/limits.values";
import type { Notice } from "@curat/contract/answer-notices";
import { apiOf } from "../../../session/api.server.ts";
import { addLines } from "../../../session/cart/change-cart.server.ts";
import { sentenceOf } from "../../../session/cart/lines-notices.ts";
import { redirectWithNotices } from "../../../session/notices.server.ts";
import { texts } from "./texts.ts";

const MAX_NAMES = 4;
const MAX_LETTERS = 60;

type Context = Readonly<RouterContextProvider>;

/** Adds an order's available products to the cart. `sending` is the idempotency key. */
export async function orderAgain(context: Context, id: string, sending: string) {
  const page = `/account/comenzi/${encodeURIComponent(id)}`;
  const order = await apiOf(context).call(getOrder, { params: { id } });
  if (!order.ok) return redirectWithNotices(context, page);
  const items = boughtAgain(order.data.items).slice(0, LIMITS.linesAtOnce);
  if (items.length === 0) return redirectWithNotices(context, page, [{ kind: "error", text: texts.nothing }]);
  const answer = await addLines(context, { lines: items, sending });
  if (!answer.ok) return redirectWithNotices(context, page);
  const { added_lines: lines } = answer.data;
  if (lines.every(({ added }) => added === 0))
    return redirectWithNotices(context, page, [{ kind: "error", text: texts.nothing }]);
  const gone = order.data.items.filter(({ productid, is_gift }) => productid === null && !is_gift);
  const left = [
    ...gone.map(({ product }) => product),
    ...lines.filter(({ added }) => added === 0).map(nameOf),
  ];
  const fewer = lines.filter(({ added, message }) => added > 0 && message !== undefined);
  const notices: Notice[] = [
    { kind: "success", text: texts.added },
    ...(left.length > 0 ? [{ kind: "error", text: texts.left(shortened(left)) } as const] : []),
    ...fewer.map((line) => ({ kind: "error", text: sentenceOf(line) }) as const),
  ];
  return redirectWithNotices(context, "/cos", notices);

  function nameOf({ productid, product }: { productid: number; product: string }): string {
    return product || (items.find((item) => item.productid === productid)?.product ?? "");
  }
}

/** Shortens the list, because notices for the next page must fit into a cookie. */
function shortened(names: string[]): string[] {
  const shown = names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_LETTERS));
  return names.length > shown.length ? [...shown, texts.more(names.length - shown.length)] : shown;
}

/** Returns each product of the order once. Skips gifts, which the cart adds automatically. */
export function boughtAgain(
  items: Pick<OrderItem, "productid" | "product" | "quantity" | "is_gift">[],
): { productid: number; product: string; qty: number }[] {
  const chosen = new Map<number, { productid: number; product: string; qty: number }>();
  for (const { productid, product, quantity, is_gift } of items) {
    if (is_gift || productid === null || productid === undefined) continue;
    const known = chosen.get(productid);
    chosen.set(productid, { productid, product, qty: quantity + (known?.qty ?? 0) });
  }
  return [...chosen.values()];
}
