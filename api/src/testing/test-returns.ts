/** Goods that come back, as buyers and staff ask for it. */
import type { PlacedOrder } from "./test-orders.ts";

export type Pieces = [product: number, quantity: number][];

/** Pieces as the forms of returns and withdrawals choose them. */
export function chosen(...pieces: Pieces) {
  return pieces.map(([productid, quantity]) => ({ productid, quantity, selected: true }));
}

/** A return of Ana Pop's, paid back to her account; `changes` as a test wants it different. */
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
