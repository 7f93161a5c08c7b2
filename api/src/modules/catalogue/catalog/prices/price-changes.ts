/** A change of price as it is written down: pure. */
import { toLei } from "@curat/contract/lei.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Actor, NewChange } from "../../../platform/changes/index.ts";

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
    sentence: `Preț schimbat de la ${formatOfficeLei(before.listBani)} la ${formatOfficeLei(after.listBani)}`,
    before: state(before),
    after: state(after),
    inverse: { list_price: toLei(before.listBani) },
    touched: [],
  };
}

/**
 * What promotions made of a price: it goes back with them, and by nothing else. A history of its own, so that who writes
 * the list price is not told that he saw another.
 */
export function promotedChange(
  before: Priced,
  after: Priced & { promotion: string | null },
  actor: Actor,
): NewChange {
  const why = after.askedBani < after.listBani ? `promoția „${after.promotion ?? ""}”` : "fără promoție";
  return {
    actor,
    subject: { kind: "promoted-price", id: after.id },
    sentence: `Preț cerut schimbat de la ${formatOfficeLei(before.askedBani)} la ${formatOfficeLei(after.askedBani)}: ${why}`,
    before: state(before),
    after: state(after),
    touched: [],
  };
}

function state({ id, listBani, askedBani }: Priced): object {
  return { productID: id, list_price: toLei(listBani), price: toLei(askedBani) };
}
