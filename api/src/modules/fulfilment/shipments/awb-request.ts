import { courierOf } from "@curat/contract/deliveries.values";
import type { Db } from "../../../db/database.ts";
import { loadMeasures } from "../../catalogue/catalog/index.ts";
import type { Order, Pieces } from "../../selling/orders/index.ts";
import { type AwbRequest, type Parcel, parcelOf } from "../../selling/shipping/index.ts";
import { labelFormatOf } from "./awb.ts";
import { codeOf } from "./manual-awb.ts";

export interface Load {
  pieces: readonly Pieces[];
  cashBani: number;
  /** Weight measured by staff; undefined to use the catalogue's weights. */
  weightGrams?: number | undefined;
}

export async function requestOf(
  db: Db,
  order: Order,
  { pieces, cashBani, weightGrams }: Load,
): Promise<AwbRequest> {
  const measured = await measure(db, pieces);
  const courier = courierOf(order.deliveryCode);
  return {
    deliveryCode: codeOf(order),
    orderNumber: order.number,
    recipient: {
      name: `${order.firstName} ${order.lastName}`,
      phone: order.phone,
      email: order.email,
      company: order.company?.name ?? null,
    },
    address: {
      county: order.deliveryCounty,
      city: order.deliveryCity,
      street: order.deliveryStreet,
      postcode: order.deliveryPostcode,
    },
    locker: order.locker,
    parcel: weightGrams === undefined ? measured : asWeighed(measured, weightGrams),
    cashOnDeliveryBani: cashBani,
    observation: order.observation,
    valueBani: order.totalBani,
    labelFormat: courier ? await labelFormatOf(db, courier) : "A4",
  };
}

/**
 * Returns the parcel with its measured weight. Couriers expect a weight for each piece, so it is distributed in
 * proportion to the known weights.
 */
export function asWeighed({ weightGrams: known, pieces }: Parcel, weightGrams: number): Parcel {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const ofOne = (grams: number): number =>
    known === 0 ? weightGrams / count : (grams * weightGrams) / known;
  return {
    weightGrams,
    pieces: pieces.map((piece) => ({
      ...piece,
      weightGrams: Math.max(1, Math.round(ofOne(piece.weightGrams))),
    })),
  };
}

export async function measure(db: Db, pieces: readonly Pieces[]): Promise<Parcel> {
  const measures = await loadMeasures(
    db,
    pieces.map(({ productId }) => productId),
  );
  return parcelOf(
    pieces.flatMap(({ productId, quantity }) => {
      const measured = measures.get(productId);
      return measured ? [{ ...measured, quantity }] : [];
    }),
  );
}
