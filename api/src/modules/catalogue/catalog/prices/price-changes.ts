import { toLei } from "@curat/contract/lei.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Actor, NewChange } from "../../../platform/changes/index.ts";

interface Priced {
  id: number;
  listBani: number;
  askedBani: number;
}

/** Describes a list price change. It needs no cache tags, because refreshing the read row invalidates the pages. */
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
 * Describes a price change by a promotion. These changes have their own history, so they cause no version conflicts
 * for staff who edit the list price.
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
    sentence: `Preț de vânzare schimbat de la ${formatOfficeLei(before.askedBani)} la ${formatOfficeLei(after.askedBani)}: ${why}`,
    before: state(before),
    after: state(after),
    touched: [],
  };
}

function state({ id, listBani, askedBani }: Priced): object {
  return { productID: id, list_price: toLei(listBani), price: toLei(askedBani) };
}
