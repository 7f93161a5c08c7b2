/** Changes that an order's existing parcels rule out: pure. (decision 0059) */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Order } from "../orders.store.ts";
import { isCollected } from "../parcels-cash.rules.ts";
import { cashAhead, isSplit, type Parcel, piecesAhead } from "../parcels.rules.ts";
import type { Amended } from "./judge-amendment.ts";
import { piecesOf } from "./ordered-goods.ts";

interface Changed {
  order: Order;
  amended: Pick<Amended, "order" | "lines">;
  parcels: readonly Parcel[];
  items: Amendment["items"];
}

export function refuseSent({ order, amended, parcels, items = [] }: Changed): FieldErrors | undefined {
  if (!isSplit(parcels)) return undefined;
  const after = amended.order;
  if (after.deliveryCode !== order.deliveryCode || after.locker?.id !== order.locker?.id)
    return {
      "delivery.deliveryid": ["O parte a comenzii are deja colet: livrarea nu se mai poate schimba."],
    };
  if (after.paymentCode !== order.paymentCode)
    return { "payment.paymentid": ["O parte a comenzii are deja colet: plata nu se mai poate schimba."] };
  const left = piecesOf(amended.lines);
  const errors: FieldErrors = {};
  for (const [productId, pieces] of piecesAhead(parcels)) {
    left.set(productId, (left.get(productId) ?? 0) - pieces);
    if ((left.get(productId) ?? 0) >= 0) continue;
    const place = items.findIndex(({ kind, id }) => kind === "product" && id === productId);
    errors[place === -1 ? "items" : `items.${place}.quantity`] = [
      `Coletele pregătite conțin deja ${pieces} buc. din acest produs.`,
    ];
  }
  if (Object.keys(errors).length > 0) return errors;
  const hasRest = [...left.values()].some((pieces) => pieces > 0);
  const cashBani = cashAhead(parcels);
  const ahead = formatOfficeLei(cashBani);
  if (!isCollected(after) || after.totalBani === cashBani) return undefined;
  if (after.totalBani < cashBani)
    return { items: [`Pentru coletele pregătite se încasează ${ahead}: comanda nu poate costa mai puțin.`] };
  if (hasRest) return undefined;
  const why = `Pentru coletele pregătite se încasează ${ahead} și nu mai urmează altul. Alege „Magazinul nu poate livra tot” sau renunță la un colet neexpediat.`;
  return { items: [why] };
}
