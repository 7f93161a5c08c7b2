import type { FieldErrors } from "@curat/contract/envelope";
import { methodIdOf, ownCodeOf, readOwnCode } from "@curat/contract/own-deliveries.values";
import {
  DELIVERY_METHOD,
  MAX_DELIVERY_METHODS,
  MAX_SERVED_PLACES,
} from "@curat/contract/staff/delivery-method.values";
import type { DeliveryMethod, DeliveryMethodFields } from "@curat/contract/staff/delivery-methods";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { documentAmount } from "../../../../text/money.ts";
import {
  type Actor,
  changeRecord,
  createRecord,
  type RecordWrites,
  tag,
  versionOf,
  type WriteInput,
  type Written,
} from "../../../platform/changes/index.ts";
import { findWrittenPlace, loadCountyCodes } from "../../../platform/geography/index.ts";
import { specifiedCodeOf } from "../delivery-ids.ts";
import type { AnyDeliveryCode } from "../shipping.port.ts";
import { isRunning, type OwnMethod, readWeekdays, weekdaysText } from "./own-methods.rules.ts";
import {
  countMethods,
  findMethodByName,
  loadActiveMethods,
  loadMethods,
  lockMethods,
  nextMethodId,
  putMethod,
  ROWS,
} from "./own-methods.store.ts";
import { countyAmong, linesOf, priceRowsText, readPrice, readPriceRows } from "./price-rows.rules.ts";
import { type StoredMethod, toOwnMethod } from "./stored-method.rules.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenMethod = Written<StoredMethod, Refused>;

export const METHOD_KIND = "delivery-method";

export const METHODS: RecordWrites<StoredMethod, Refused> = {
  kind: METHOD_KIND,
  title: ({ name }) => `Metoda de livrare „${name}”`,
  gender: "feminine",
  labels: sentenceLabelsOf(DELIVERY_METHOD),
  kept: ({ id, ...values }) => ({ methodID: id, ...values }),
  touched: () => [tag.settings],
  lock: lockMethods,
  refuse: async (tx, after, before) => refusedFor(await faultsOf(tx, after, before)),
  store: async (tx, methods) => {
    for (const method of methods) await putMethod(tx, method);
  },
};

function refusedFor(errors: FieldErrors): Refused | undefined {
  return Object.keys(errors).length > 0 ? { ok: false, error: "refused", errors } : undefined;
}

/** Returns the method for staff; undefined for an unknown id. */
export async function findMethod({ db, now }: Shop, id: number): Promise<DeliveryMethod | undefined> {
  const [method] = await loadMethods(db, [id]);
  if (!method) return undefined;
  return toWireMethod(method, { version: await versionOf(db, { kind: METHOD_KIND, id }), now: now() });
}

export function toWireMethod(
  { id, ...values }: StoredMethod,
  { version, now }: { version: number; now: Date },
): DeliveryMethod {
  const { is_active: isActive, active_from: activeFrom, active_to: activeTo } = values;
  return {
    methodID: id,
    ...values,
    code: ownCodeOf({ id, kind: values.kind }),
    is_offered: isRunning({ isActive, activeFrom, activeTo }, now),
    version,
  };
}

export function createMethod(
  { db }: Shop,
  {
    body,
    actor,
  }: { body: DeliveryMethodFields & Pick<StoredMethod, "name" | "kind" | "prices">; actor: Actor },
): Promise<WrittenMethod> {
  return createRecord<StoredMethod, Refused>(db, METHODS, {
    actor,
    make: async (tx) =>
      normalised(tx, { ...ROWS.blank, is_active: true, ...body, id: await nextMethodId(tx) }),
  });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changeMethod(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: DeliveryMethodFields },
): Promise<WrittenMethod> {
  return changeRecord<StoredMethod, Refused>(db, METHODS, {
    ...input,
    change: (before, tx) => normalised(tx, { ...before, ...fields }),
  });
}

/** Returns the method with its texts normalised (such as county codes instead of names), or errors by field. */
export async function normalised(tx: Tx, method: StoredMethod): Promise<StoredMethod | Refused> {
  const errors: FieldErrors = {};
  const countyOf = countyAmong(await loadCountyCodes(tx));
  const prices = readPriceRows(method.prices, countyOf);
  if (!prices.ok) errors.prices = [prices.message];
  const places: string[] = [];
  const lines = linesOf(method.places);
  if (lines.length > MAX_SERVED_PLACES) errors.places = [`Scrie cel mult ${MAX_SERVED_PLACES} de rânduri.`];
  for (const { line, number } of errors.places ? [] : lines) {
    const [city = "", county = "", ...more] = line.split(",").map((part) => part.trim());
    const whole = county === "" ? countyOf(city) : undefined;
    const place = county === "" || more.length > 0 ? undefined : await findWrittenPlace(tx, { county, city });
    if (whole) places.push(whole.code);
    else if (place) places.push(`${place.city}, ${place.countyCode}`);
    else errors.places ??= [`Rândul ${number}: „${line}” nu există. Scrie „CJ” sau „Turda, CJ”.`];
  }
  const freeOver = method.free_over.trim() === "" ? undefined : readPrice(method.free_over);
  if (method.free_over.trim() !== "" && freeOver === undefined)
    errors.free_over = ["Scrie o sumă în lei, de exemplu 300, sau lasă câmpul gol."];
  const weekdays = readWeekdays(method.weekdays);
  if (!weekdays) errors.weekdays = ["Scrie zilele săptămânii separate prin virgulă, de exemplu „luni, joi”."];
  return (
    refusedFor(errors) ?? {
      ...method,
      name: method.name.trim(),
      prices: prices.ok ? priceRowsText(prices.rows) : method.prices,
      places: [...new Set(places)].join("\n"),
      free_over: freeOver === undefined ? "" : documentAmount(freeOver),
      weekdays: weekdaysText(weekdays ?? []),
      last_hour: method.last_hour.trim(),
      tracking_url: method.tracking_url.trim(),
    }
  );
}

async function faultsOf(tx: Tx, after: StoredMethod, before: StoredMethod | null): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const other = await findMethodByName(tx, after.name);
  if (other !== undefined && other !== after.id)
    errors.name = ["Există deja o metodă de livrare cu această denumire: scrie alta."];
  if (!before && (await countMethods(tx)) >= MAX_DELIVERY_METHODS)
    errors.name = [
      `Poți avea cel mult ${MAX_DELIVERY_METHODS} de metode proprii: refolosește una încheiată.`,
    ];
  if (before && before.kind !== after.kind)
    errors.kind = ["Tipul unei metode nu poate fi schimbat: încheie metoda și adaugă una nouă."];
  if (after.active_from !== null && after.active_to !== null && after.active_to < after.active_from)
    errors.active_to = ["Ultima zi nu poate fi înaintea primei zile."];
  return after.kind === "van" ? vanFaults(after, errors) : courierFaults(after, errors);
}

function vanFaults({ weekdays, last_hour: lastHour }: StoredMethod, errors: FieldErrors): FieldErrors {
  if (weekdays === "") errors.weekdays = ["Scrie zilele în care livrează mașina, de exemplu „luni, joi”."];
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(lastHour))
    errors.last_hour = ["Scrie ora cu două puncte, de exemplu 16:00."];
  return errors;
}

function courierFaults(
  { transit_from: from, transit_to: to, tracking_url: url }: StoredMethod,
  errors: FieldErrors,
): FieldErrors {
  if (to < from) errors.transit_to = ["„Cel mai târziu” trebuie să fie cel puțin egal cu „Cel mai devreme”."];
  if (!/^https:\/\/[^\s{}]+(?:\{awb\}[^\s{}]*)?$/.test(url))
    errors.tracking_url = [
      "Scrie o adresă care începe cu https://, cu {awb} în locul numărului, sau pagina principală a curierului.",
    ];
  return errors;
}

/** Returns the code of a cart's delivery option; undefined for an unknown id. */
export async function deliveryCodeOf(db: Db, optionId: number): Promise<AnyDeliveryCode | undefined> {
  const id = methodIdOf(optionId);
  if (id === undefined) return specifiedCodeOf(optionId);
  const [method] = await loadMethods(db, [id]);
  return method && ownCodeOf(method);
}

/** Returns the own method with this delivery code, even if it has ended; undefined for other codes. */
export async function loadOwnMethod(db: Db, code: string): Promise<OwnMethod | undefined> {
  const method = await loadStoredMethod(db, code);
  return method && toOwnMethod(method);
}

/** Returns the methods that the checkout currently offers, in its order. */
export async function loadRunningMethods({ db, now }: Shop): Promise<OwnMethod[]> {
  const methods = (await loadActiveMethods(db)).flatMap((stored) => toOwnMethod(stored) ?? []);
  return methods.filter((method) => isRunning(method, now()));
}

/** Returns the tracking URL of a waybill; empty for a code without a method. */
export async function trackingUrlOf(db: Db, code: string, awb: string): Promise<string> {
  const method = await loadStoredMethod(db, code);
  return method?.tracking_url.replaceAll("{awb}", encodeURIComponent(awb)) ?? "";
}

async function loadStoredMethod(db: Db, code: string): Promise<StoredMethod | undefined> {
  const read = readOwnCode(code);
  return read && (await loadMethods(db, [read.id]))[0];
}
