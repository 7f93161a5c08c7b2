import { LOCKERS, type Locker } from "./lockers.ts";
import { COUNTIES } from "./towns.ts";

export const SERVICES = [
  { id: 7, name: "NextDay", serviceCode: "24", deliveryType: { id: 2, name: "NextDay" } },
  { id: 15, name: "Locker NextDay", serviceCode: "LN", deliveryType: { id: 2, name: "NextDay" } },
  { id: 23, name: "PUDO", serviceCode: "PP", deliveryType: { id: 2, name: "NextDay" } },
  { id: 40, name: "Retur Standard", serviceCode: "RR", deliveryType: { id: 2, name: "NextDay" } },
] as const;

export const PICKUP_POINTS = [
  {
    id: 801,
    alias: "Depozit Apahida",
    address: "Parcul Logistic Est, hala C",
    city: "Apahida",
    isDefault: true,
  },
  {
    id: 802,
    alias: "Showroom",
    address: "Str. Fabricii de Săpun nr. 18",
    city: "Cluj-Napoca",
    isDefault: false,
  },
] as const;

const SHOP_SERVICE = 23;
const FIRST_SHOP = 90_001;
/** A locker and some partner shops. Type 1 marks partner shops. */
export const OUT_OF_HOME = LOCKERS.slice(0, 4).map(({ lockerId, ...locker }, index) => ({
  ...locker,
  name: index === 0 ? locker.name : `Magazin partener ${index}`,
  supportedPayment: 0,
  oohId: index === 0 ? lockerId : FIRST_SHOP + index,
  oohType: index === 0 ? 0 : 1,
}));

const MAX_PARCEL_KG = 30;
const MAX_LOCKER_KG = 20;
const LOCKER_SERVICE = 15;

/** Errors by field path, such as "awbRecipient.name". */
export type Faults = Map<string, string[]>;
export interface Waybill {
  parcelCount: number;
  weightKg: number;
  cashOnDelivery: number;
  service: number;
}

/** Parses a form with the courier's validation. Returns the faults of an invalid form. */
export function readWaybill(form: URLSearchParams, lockers: ReadonlyMap<number, Locker>): Waybill | Faults {
  const faults: Faults = new Map();
  const fault = (field: string, text: string): void => {
    faults.set(field, [...(faults.get(field) ?? []), text]);
  };
  const text = (field: string): string => form.get(toKey(field))?.trim() ?? "";
  const amount = (field: string): number => (text(field) === "" ? Number.NaN : Number(text(field)));
  const required = (...fields: string[]): void => {
    for (const field of fields) if (text(field) === "") fault(field, "This value should not be blank.");
  };

  required("packageType", "awbPayment", "thirdPartyPickup");
  required(
    "awbRecipient.name",
    "awbRecipient.phoneNumber",
    "awbRecipient.personType",
    "awbRecipient.address",
  );
  if (text("thirdPartyPickup") === "1")
    required("thirdParty.name", "thirdParty.phoneNumber", "thirdParty.county", "thirdParty.address");
  if (text("awbRecipient.personType") === "1") required("awbRecipient.companyName");
  if (!PICKUP_POINTS.some(({ id }) => id === amount("pickupPoint")))
    fault("pickupPoint", "The given pickupPoint is invalid!");
  if (!SERVICES.some(({ id }) => id === amount("service"))) fault("service", "The given service is invalid!");
  if (
    !COUNTIES.some(
      ({ id, name }) => id === amount("awbRecipient.county") || name === text("awbRecipient.countyString"),
    )
  )
    fault("awbRecipient.county", "Invalid county.");
  if (text("awbRecipient.city") === "" && text("awbRecipient.cityString") === "")
    fault("awbRecipient.city", "Invalid city.");
  for (const field of ["cashOnDelivery", "insuredValue"])
    if (!(amount(field) >= 0)) fault(field, "This value should be zero or more.");

  const weights: number[] = [];
  while (form.has(toKey(`parcels.${weights.length}.weight`))) {
    const field = `parcels.${weights.length}.weight`;
    const weight = amount(field);
    if (!(weight > 0)) fault(field, "This value should be greater than 0.");
    if (weight > MAX_PARCEL_KG) fault(field, `Greutatea maxima a unui colet este de ${MAX_PARCEL_KG} kg.`);
    weights.push(weight);
  }
  if (weights.length === 0) fault("parcels", "This collection should contain 1 element or more.");
  if (amount("packageNumber") !== weights.length)
    fault("packageNumber", "The number of parcels does not match.");
  const weightKg = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(amount("packageWeight") > 0)) fault("packageWeight", "This value should be greater than 0.");
  if (amount("service") === SHOP_SERVICE && !OUT_OF_HOME.some(({ oohId }) => oohId === amount("oohLastMile")))
    fault("oohLastMile", "The given location is invalid!");
  if (amount("service") === LOCKER_SERVICE) {
    const locker = lockers.get(amount("lockerLastMile"));
    if (!locker) fault("lockerLastMile", "The given locker is invalid!");
    if (locker?.supportedPayment === 0 && amount("cashOnDelivery") > 0)
      fault("cashOnDelivery", "Lockerul ales nu accepta plata rambursului.");
    if (weightKg > MAX_LOCKER_KG)
      fault("packageWeight", `Greutatea maxima in locker este de ${MAX_LOCKER_KG} kg.`);
    if (weights.length > 1) fault("packageNumber", "Un locker primeste un singur colet.");
  }
  if (faults.size > 0) return faults;
  return {
    parcelCount: weights.length,
    weightKg,
    cashOnDelivery: amount("cashOnDelivery"),
    service: amount("service"),
  };
}

function toKey(field: string): string {
  const [first = "", ...nested] = field.split(".");
  return first + nested.map((part) => `[${part}]`).join("");
}

/** Returns the courier's price for a waybill, in lei. */
export function costOf({ parcelCount, weightKg, cashOnDelivery, service }: Waybill): number {
  const start = service === LOCKER_SERVICE ? 9.5 : 14;
  const cost = start * parcelCount + 0.8 * Math.ceil(weightKg) + cashOnDelivery * 0.01;
  return Math.round(cost * 100) / 100;
}

/** Stages of a parcel, in order; the last two happen only on request. */
export const STAGES = {
  issued: { statusId: 1, status: "AWB Emis", statusLabel: "Document de transport emis", statusState: "Comanda curier primita" },
  picked: { statusId: 4, status: "Ridicata de la client", statusLabel: "Coletul a fost ridicat", statusState: "In tranzit" },
  sorted: { statusId: 7, status: "In depozit", statusLabel: "Coletul este in depozitul de destinatie", statusState: "In tranzit" },
  underway: { statusId: 33, status: "In livrare", statusLabel: "Coletul este in livrare", statusState: "In livrare" },
  delivered: { statusId: 9, status: "Livrata cu succes", statusLabel: "Coletul a fost livrat", statusState: "Livrat" },
  returned: { statusId: 16, status: "Retur", statusLabel: "Coletul se intoarce la expeditor", statusState: "Retur" },
  canceled: { statusId: 18, status: "Anulata", statusLabel: "AWB anulat", statusState: "Anulat" },
} as const; // oxfmt-ignore
export type Stage = keyof typeof STAGES;

const BY_TIME: readonly Stage[] = ["issued", "picked", "sorted", "underway", "delivered"];

export function isStage(text: string): text is Stage {
  return Object.hasOwn(STAGES, text);
}

/**
 * Returns a waybill number that contains its issue time, so that the parcel's progress survives a restart.
 */
export function awbNumber(issuedAt: Date, count: number): string {
  return `1SDY${Math.floor(issuedAt.getTime() / 1_000)}${String(count % 1_000).padStart(3, "0")}`;
}

/** Returns when the waybill with this number was issued; undefined for an unknown format. */
export function issuedAtOf(awb: string): Date | undefined {
  const seconds = /^1SDY(\d{10})\d{3}$/.exec(awb)?.[1];
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1_000);
}

/** Returns the stage of a parcel if every stage takes this many seconds. */
export function stageByTime(issuedAt: Date, now: Date, stageSeconds: number): { stage: Stage; since: Date } {
  const step = Math.floor((now.getTime() - issuedAt.getTime()) / 1_000 / stageSeconds);
  const index = Math.min(Math.max(step, 0), BY_TIME.length - 1);
  const since = new Date(issuedAt.getTime() + index * stageSeconds * 1_000);
  return { stage: BY_TIME[index] ?? "issued", since };
}

export function knownLockers(withdrawn: ReadonlySet<number>): Map<number, Locker> {
  return new Map(
    LOCKERS.filter(({ lockerId }) => !withdrawn.has(lockerId)).map((one) => [one.lockerId, one]),
  );
}
