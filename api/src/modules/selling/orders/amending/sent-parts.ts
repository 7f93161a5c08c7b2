/** What parcels that go ahead leave to change of their order: pure. (decision 0059) */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Order } from "../orders.store.ts";
import { cashRefusal } from "../parcels-cash.rules.ts";
import { cashAhead, isSplit, type Parcel, piecesAhead } from "../parcels.rules.ts";
import type { Amended } from "./judge-amendment.ts";
import { piecesOf } from "./ordered-goods.ts";

interface Changed {
  order: Order;
  amended: Pick<Amended, "order" | "lines">;
  parcels: readonly Parcel[];
  items: Amendment["items"];
}

/** Why a change can not be made of an order whose parts go ahead, at its fields; undefined where it can. */
export function refuseSent({ order, amended, parcels, items = [] }: Changed): FieldErrors | undefined {
  if (!isSplit(parcels)) return undefined;
  const after = amended.order;
  if (after.deliveryCode !== order.deliveryCode || after.locker?.id !== order.locker?.id)
    return {
      "delivery.deliveryid": ["O parte a comenzii are deja colet: livrarea nu se mai poate schimba."],
    };
  if (after.paymentCode !== order.paymentCode)
    return { "payment.paymentid": ["O parte a comenzii are deja colet: plata nu se mai poate schimba."] };
  const held = piecesOf(amended.lines);
  const errors: FieldErrors = {};
  let rest = [...held.values()].reduce((sum, pieces) => sum + pieces, 0);
  for (const [productId, pieces] of piecesAhead(parcels)) {
    rest -= pieces;
    if ((held.get(productId) ?? 0) >= pieces) continue;
    const place = items.findIndex(({ kind, id }) => kind === "product" && id === productId);
    errors[place === -1 ? "items" : `items.${place}.quantity`] = [
      `Coletele pregătite conțin deja ${pieces} buc. din acest produs.`,
    ];
  }
  if (Object.keys(errors).length > 0) return errors;
  return cashErrors(after, parcels, rest > 0);
}

function cashErrors(after: Order, parcels: readonly Parcel[], hasRest: boolean): FieldErrors | undefined {
  const refusal = cashRefusal(after, { parcels, hasRest });
  const ahead = formatOfficeLei(cashAhead(parcels));
  switch (refusal) {
    case "less":
      return {
        items: [`Pentru coletele pregătite se încasează ${ahead}: comanda nu poate costa mai puțin.`],
      };
    case "more":
      return {
        items: [
          `Pentru coletele pregătite se încasează ${ahead} și nu mai urmează altul. Alege „Magazinul nu poate livra tot” sau renunță la un colet neexpediat.`,
        ],
      };
    case undefined:
      return undefined;
  }
}
