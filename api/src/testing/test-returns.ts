import type { PlacedOrder } from "./test-orders.ts";

export type Pieces = [product: number, quantity: number][];

export function chosen(...pieces: Pieces) {
  return pieces.map(([productid, quantity]) => ({ productid, quantity, selected: true }));
}

/** Returns the body of a return by Ana Pop, refunded to her bank account, with the given changes. */
export function aReturnOf({ id }: Pick<PlacedOrder, "id">, pieces: Pieces, changes: object = {}) {
  return {
    full_name: "Ana Pop",
    email: "ana@example.com",
    phone: "0740 123 456",
    bankname: "Banca Probei",
    bankaccount: "RO49 AAAA 1B31 0075 9384 0000",
    reason: 2,
    observation: "",
    orderid: id,
    products: chosen(...pieces),
    ...changes,
  };
}
