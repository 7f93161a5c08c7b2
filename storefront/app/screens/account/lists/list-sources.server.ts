import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { listFavourites } from "@curat/contract/favourites";
import { LIMITS } from "@curat/contract/limits.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { readCart } from "../../../session/cart/read-cart.server.ts";
import { linesOf } from "../../../session/cart/cart-form.ts";
import { boughtAgain } from "../order/order-again.server.ts";
import { LIST_SOURCE, ORDER_FIELD, SOURCE_FIELD } from "../../../components/reorder-list/list-form.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

interface ListLine {
  productid: number;
  quantity: number;
}
interface Source {
  kind: keyof typeof LIST_SOURCE;
  name: string;
  lines: ListLine[];
}

/** Returns the lines of the source named in the form, up to a list's limit. */
export async function readSource(context: Context, form: FormData): Promise<Source> {
  const source = await read(context, form);
  return { ...source, lines: source.lines.slice(0, LIMITS.linesAtOnce) };
}

async function read(context: Context, form: FormData): Promise<Source> {
  const name = texts.datedName(longDate(new Date().toISOString()));
  switch (textOf(form, SOURCE_FIELD)) {
    case LIST_SOURCE.favourites:
      return { kind: "favourites", name, lines: await favourites(context) };
    case LIST_SOURCE.order: {
      const order = await apiOf(context).call(getOrder, { params: { id: textOf(form, ORDER_FIELD) } });
      const lines = order.ok ? boughtAgain(order.data.items).map(toLine) : [];
      return { kind: "order", name: texts.orderName(order.ok ? order.data.number : ""), lines };
    }
    case LIST_SOURCE.lines:
      return { kind: "lines", name, lines: linesOf(form).flatMap(typedLine) };
    default:
      return { kind: "cart", name, lines: await cartLines(context) };
  }
}

async function cartLines(context: Context): Promise<ListLine[]> {
  const { cart } = await readCart(context);
  return (cart?.cartitems ?? []).flatMap(({ productid, product_type, quantity, is_gift }) =>
    productid !== undefined && product_type === PRODUCT_TYPE.product && !is_gift
      ? [{ productid, quantity }]
      : [],
  );
}

async function favourites(context: Context): Promise<ListLine[]> {
  const answer = await apiOf(context).call(listFavourites);
  if (!answer.ok) return [];
  return answer.data.flatMap(({ productID, min_qty }) =>
    productID === undefined ? [] : [{ productid: productID, quantity: Math.max(1, min_qty ?? 1) }],
  );
}

function toLine({ productid, qty }: { productid: number; qty: number }): ListLine {
  return { productid, quantity: qty };
}

/** Drops invalid quantities, because customers review the list before ordering from it. */
function typedLine({ productid, qty }: { productid: number; qty: string | number }): ListLine | [] {
  const quantity = Number(qty);
  return Number.isInteger(quantity) && quantity > 0 ? { productid, quantity } : [];
}
