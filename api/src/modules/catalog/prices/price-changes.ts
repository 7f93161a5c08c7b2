/** A change of price as it is written down: pure. */
import { romanianLei } from "../../../text/money.ts";
import type { Actor, NewChange } from "../../changes/index.ts";

interface Priced {
  id: number;
  listBani: number;
  askedBani: number;
}

/** What shows the product is touched with its read row. */
export function priceChange(before: Priced, after: Priced, actor: Actor): NewChange {
  return {
    actor,
    subject: { kind: "price", id: after.id },
    sentence: `Preț schimbat de la ${romanianLei(before.listBani)} la ${romanianLei(after.listBani)}`,
    before: state(before),
    after: state(after),
    inverse: { list_price: before.listBani / 100 },
    touched: [],
  };
}

function state({ id, listBani, askedBani }: Priced): object {
  return { productID: id, list_price: listBani / 100, price: askedBani / 100 };
}
