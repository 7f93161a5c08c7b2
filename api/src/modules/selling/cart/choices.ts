import type { changeCart } from "@curat/contract/cart";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Db } from "../../../db/database.ts";
import type { CallRequest } from "../../../http/call-request.ts";
import { findPlace } from "../../platform/geography/index.ts";
import { findPaymentMethod } from "../payments/index.ts";
import { deliveryCodeOf, isDeliveryCode } from "../shipping/index.ts";
import { type Choices, isCounty } from "./cart.store.ts";

type Query = CallRequest<typeof changeCart>["query"];
export type ReadChoices = { ok: true; choices: Choices } | { ok: false; errors: FieldErrors };

/** Reads the choices of a request. A new county clears the city, and an empty county clears county and city. */
export async function readChoices(db: Db, query: Query): Promise<ReadChoices> {
  const errors: FieldErrors = {};
  const choices: Choices = {};
  if (query.customer_type) choices.customerType = query.customer_type;
  if (query.deliveryCode || query.deliveryID) {
    const delivery = await readDelivery(db, query);
    if (typeof delivery === "string") errors[delivery] = [MESSAGES.invalid("Metodă de livrare")];
    else choices.delivery = delivery;
  }
  if (query.paymentID) {
    choices.paymentCode = findPaymentMethod(Number(query.paymentID))?.code;
    if (!choices.paymentCode) errors.paymentID = [MESSAGES.invalid("Metodă de plată")];
  }
  if (query.lockerId !== undefined) choices.lockerId = query.lockerId || null;
  const county = query.countyID ?? query.countyid;
  const city = query.cityID ?? query.cityid;
  if (county !== undefined) {
    const place = await readPlace(db, county, city);
    if (typeof place === "string") errors[place] = [MESSAGES.invalid(PLACE_LABEL[place])];
    else choices.place = place;
  } else if (city) errors.countyID = [MESSAGES.required("Județ")];
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, choices };
}

/**
 * Returns the chosen delivery, or the invalid parameter. The id distinguishes options with the same code. An id
 * without a code determines the code.
 */
async function readDelivery(
  db: Db,
  { deliveryCode, deliveryID }: Query,
): Promise<NonNullable<Choices["delivery"]> | "deliveryCode" | "deliveryID"> {
  if (deliveryCode && !isDeliveryCode(deliveryCode)) return "deliveryCode";
  const id = deliveryID ? toId(deliveryID) : undefined;
  const code = id === undefined ? undefined : await deliveryCodeOf(db, id);
  if (deliveryID && (code === undefined || (deliveryCode && deliveryCode !== code))) return "deliveryID";
  return { code: code ?? deliveryCode ?? "", id: id ?? null };
}

const PLACE_LABEL = { countyID: "Județ", cityID: "Localitate" } as const;

async function readPlace(
  db: Db,
  county: string,
  city: string | undefined,
): Promise<NonNullable<Choices["place"]> | keyof typeof PLACE_LABEL> {
  if (county === "") return { countyId: null, cityId: null };
  const countyId = toId(county);
  if (countyId === undefined) return "countyID";
  const cityId = city ? toId(city) : undefined;
  if (cityId !== undefined && (await findPlace(db, countyId, cityId))) return { countyId, cityId };
  if (!(await isCounty(db, countyId))) return "countyID";
  return city ? "cityID" : { countyId, cityId: null };
}

function toId(text: string): number | undefined {
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id <= 2_147_483_647 ? id : undefined;
}
