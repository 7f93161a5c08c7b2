import type { ReturnableOrder, ReturnRow } from "@curat/contract/returns";
import { toLei } from "../catalog/index.ts";
import { movesOf, RETURN_STATUSES } from "./returns.rules.ts";
import type { Return, Returnable } from "./returns.store.ts";

export function toWireReturn(request: Return): ReturnRow {
  return {
    id: request.id,
    number: String(request.number),
    orderid: request.orderId,
    order_number: String(request.orderNumber),
    order_randomID: request.orderRandomId,
    created_at: request.createdAt.toISOString(),
    changed_at: request.changedAt.toISOString(),
    status: RETURN_STATUSES[request.status].label,
    status_code: request.status,
    rejection: request.rejection,
    reason: request.reason,
    observation: request.observation,
    products: request.lines.map(({ productId, name, quantity, unit }) => ({
      productid: productId,
      product: name,
      quantity,
      um: unit,
    })),
  };
}

/** With the buyer and the moves: for the shop's people. */
export function toWireStaffReturn(request: Return) {
  const { fullName, email, phone, bank, iban, status } = request;
  return {
    ...toWireReturn(request),
    full_name: fullName,
    email,
    phone,
    bankname: bank,
    bankaccount: iban,
    moves: movesOf(status).map((to) => ({ status: to, label: RETURN_STATUSES[to].label })),
  };
}

/** A product that stands in several lines is one item: it is returned by its id. */
export function toWireReturnable({ lines, ...order }: Returnable): ReturnableOrder {
  const items = new Map<number, ReturnableOrder["items"][number]>();
  for (const line of lines) {
    const item = items.get(line.productId) ?? {
      productid: line.productId,
      product: line.name,
      code: line.code,
      pic: line.picture,
      um: line.unit,
      price: toLei(line.unitPriceBani),
      quantity: 0,
      returnable: 0,
    };
    item.quantity += line.quantity;
    item.returnable += line.quantity - line.taken;
    items.set(line.productId, item);
  }
  return {
    id: order.id,
    randomID: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    delivered_at: order.deliveredAt.toISOString(),
    items: [...items.values()],
  };
}
