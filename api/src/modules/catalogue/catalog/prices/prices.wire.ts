import { type Lei, toLei, type Wire } from "@curat/contract/lei.values";
import type { PricePreview as WirePreview, StaffPrice } from "@curat/contract/staff/prices";
import { PRICE_SOURCES } from "@curat/contract/staff/prices.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { PricePreview } from "./prices.rules.ts";
import type { PriceView } from "./prices.service.ts";

const lei = (bani: number | null): Lei | null => (bani === null ? null : toLei(bani));

function shownOf(preview: PricePreview) {
  return {
    list_price: toLei(preview.listBani),
    price: toLei(preview.askedBani),
    oldprice: lei(preview.oldBani),
    save_percent: preview.savePercent,
    floor_price: lei(preview.floorBani),
  };
}

export function toWirePrice({ current, history, shown, version }: PriceView): Wire<StaffPrice> {
  const { id, percent, fixedBani, promotion } = current;
  return {
    productID: id,
    version,
    ...shownOf({ ...shown, askedBani: current.askedBani }),
    promotion:
      percent === null && fixedBani === null
        ? null
        : { label: promotion, percent, fixed_price: lei(fixedBani) },
    history: history.toReversed().map(({ bani, from, to, source }) => ({
      price: toLei(bani),
      from: from.toISOString(),
      to: to?.toISOString() ?? null,
      source_code: source,
      source: PRICE_SOURCES[source],
    })),
  };
}

export function toWirePreview(preview: PricePreview, currentBani: number): Wire<WirePreview> {
  return { ...shownOf(preview), notes: notesOf(preview, currentBani) };
}

/** Returns the notes that staff see before saving a price. (law: 30-day price) */
export function notesOf(
  { askedBani, listBani, oldBani, floorBani }: PricePreview,
  currentBani: number,
): string[] {
  const notes = [];
  if (askedBani !== listBani)
    notes.push(`Cu promoția în curs, prețul de vânzare este ${formatOfficeLei(askedBani)}.`);
  if (askedBani < currentBani && oldBani === null && floorBani !== null)
    notes.push(
      `Nu se afișează ca reducere: cel mai mic preț din ultimele 30 de zile este ${formatOfficeLei(floorBani)}.`,
    );
  return notes;
}
