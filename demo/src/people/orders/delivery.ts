/** Derives a past order's delivery method, price, locker and waybill. */
import type { OrderImport } from "@curat/api";
import { awbNumber, LOCKERS } from "@curat/stand-ins/sameday";
import { COUNTIES } from "../../geography/counties.ts";
import { localityId } from "../../geography/localities.ts";
import { DAY_MS } from "../../catalogue/prices.ts";
import { hash } from "../../chance.ts";
import type { Delivery } from "./order.ts";

const FREE_ABOVE_BANI = 200_00;

const NAMES: Record<Delivery, string> = {
  SAMEDAY_HOME: "Curier Sameday la domiciliu",
  SAMEDAY_EASYBOX: "Sameday easybox",
  FAN_HOME: "FAN Courier la domiciliu",
  FAN_FANBOX: "FANbox",
  CARGUS_HOME: "Cargus la domiciliu",
  CARGUS_SHIPGO: "Cargus Ship & Go",
  DPD_HOME: "DPD la domiciliu",
  DPD_POINT: "DPD Pickup",
  GLS_HOME: "GLS la domiciliu",
  GLS_POINT: "GLS ParcelShop",
  PACKETA_HOME: "Packeta la domiciliu",
  PACKETA_POINT: "Packeta Z-BOX",
  STORE_PICKUP: "Ridicare personală: Showroom Curat, Str. Fabricii de Săpun nr. 18, Cluj-Napoca",
};
/** Price in bani including VAT, by maximum weight in grams. */
const TARIFFS: Record<Delivery, readonly (readonly [grams: number, bani: number])[]> = {
  SAMEDAY_HOME: [[2_000, 17_99], [5_000, 19_99], [10_000, 24_99], [Infinity, 34_99]],
  SAMEDAY_EASYBOX: [[2_000, 12_99], [5_000, 13_99], [10_000, 16_99], [Infinity, 21_99]],
  FAN_HOME: [[1_000, 18_50], [5_000, 21_50], [10_000, 25_50], [Infinity, 39_50]],
  FAN_FANBOX: [[2_000, 11_99], [5_000, 12_99], [10_000, 15_99], [Infinity, 20_99]],
  CARGUS_HOME: [[2_000, 17_49], [5_000, 19_49], [10_000, 24_49], [Infinity, 34_49]],
  CARGUS_SHIPGO: [[2_000, 12_49], [5_000, 13_49], [10_000, 16_49], [Infinity, 21_49]],
  DPD_HOME: [[2_000, 17_99], [5_000, 19_99], [10_000, 24_99], [Infinity, 34_99]],
  GLS_HOME: [[2_000, 17_99], [5_000, 19_99], [10_000, 24_99], [Infinity, 34_99]],
  PACKETA_HOME: [[2_000, 17_99], [5_000, 19_99], [10_000, 24_99], [Infinity, 34_99]],
  PACKETA_POINT: [[2_000, 12_99], [5_000, 13_99], [10_000, 16_99], [Infinity, 21_99]],
  GLS_POINT: [[2_000, 12_99], [5_000, 13_99], [10_000, 16_99], [Infinity, 21_99]],
  DPD_POINT: [[2_000, 12_99], [5_000, 13_99], [10_000, 16_99], [Infinity, 21_99]],
  STORE_PICKUP: [],
}; // oxfmt-ignore

/** Returns the delivery method with its price, which is free above 200 lei. */
export function deliveryOf(
  code: Delivery,
  { productsBani, grams }: { productsBani: number; grams: number },
): OrderImport["delivery"] {
  const band = TARIFFS[code].find(([maxGrams]) => grams <= maxGrams);
  return { code, name: NAMES[code], bani: productsBani > FREE_ABOVE_BANI ? 0 : (band?.[1] ?? 0) };
}

/** Returns a locker in the buyer's town that accepts payment, or throws. */
export function lockerNear(
  { countyId, cityId }: OrderImport["place"],
  orderKey: string,
): NonNullable<OrderImport["locker"]> {
  const here = LOCKERS.filter(
    ({ city, clientVisible, supportedPayment }) =>
      clientVisible === 1 && supportedPayment === 1 && localityId(countyId, city) === cityId,
  );
  const chosen = here[hash(orderKey) % here.length];
  if (!chosen) throw new Error(`Order ${orderKey} uses a locker, but its locality has none.`);
  const { lockerId, name, address, city, postalCode: postcode } = chosen;
  // The courier spells counties without diacritics.
  const county = COUNTIES.find(({ id }) => id === countyId)?.name ?? chosen.county;
  return { id: String(lockerId), name, address, city, county, postcode };
}

/** Returns a waybill number in the courier's format; undefined for store pickup. */
export function awbOf(code: Delivery, shippedAt: Date, orderKey: string): string | undefined {
  if (code === "STORE_PICKUP") return undefined;
  const number = hash(orderKey);
  return code === "FAN_HOME"
    ? `7000${String(number % 10 ** 9).padStart(9, "0")}`
    : awbNumber(shippedAt, number);
}

const TO_COME = ["new", "confirmed", "preparing", "shipped"];

/** Returns the promised day, or undefined for orders that are never delivered. */
export function promiseOf(
  code: Delivery,
  { stands, story, today }: { stands: string; story: NonNullable<OrderImport["story"]>; today: Date },
): OrderImport["promise"] {
  const at = (status: string) => story.find((event) => event.status === status)?.at;
  const [shipped, delivered] = [at("shipped"), at("delivered")];
  if (code === "STORE_PICKUP" || !(delivered || TO_COME.includes(stands))) return undefined;
  const leaves = shipped ?? workday(today);
  const to = dayOf(delivered ?? workday(new Date(Math.max(leaves.getTime(), today.getTime()) + DAY_MS)));
  return { from: to, to, leaves: dayOf(leaves) };
}

/** Returns the day, or the following Monday for a weekend. */
function workday(day: Date): Date {
  const late = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + late * DAY_MS);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
