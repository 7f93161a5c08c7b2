import { ownCodeOf } from "@curat/contract/own-deliveries.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { COURIER_DELIVERIES } from "@curat/contract/deliveries.values";
import { formatOfficeLei } from "../../../text/money.ts";
import { isDeliveryFree } from "./free-delivery.rules.ts";
import { lockerRefusal } from "./locker-refusal.rules.ts";
import type { DeliveryRequest, LockerRefusal } from "./shipping.port.ts";
import { listDeliveryOptions, ownPriceBani, ownRow } from "./delivery-options.rules.ts";
import { isRunning, methodWithCode, type OwnMethod, serves } from "./own-methods/own-methods.rules.ts";
import { rowText } from "./own-methods/price-rows.rules.ts";
import { isCargoWeight, lastBandOf, tariffBani, tariffOf } from "./tariff.rules.ts";
import type { Tariff } from "./shipping.settings.ts";

export interface TriedWay {
  code: string;
  name: string;
  priceBani: number | null;
  story: string[];
}

/**
 * Returns all delivery methods with explanations. Lockers are always included, with a reason if they are not offered.
 */
export function tryParcel(request: DeliveryRequest, county: string): TriedWay[] {
  const methods = listDeliveryOptions(request).map(({ code, name, priceBani }): TriedWay => ({
    code,
    name,
    priceBani,
    story: storyOf(request, { code, county }),
  }));
  const hidden = request.methods
    .filter((method) => !methods.some(({ code }) => code === ownCodeOf(method)))
    .map((method) => ({
      code: ownCodeOf(method),
      name: method.name,
      priceBani: null,
      story: [whyNotOffered(method, request)],
    }));
  methods.push(...hidden);
  const refusal = request.lockersOf.length > 0 ? lockerRefusal(request) : "unknown";
  if (!refusal) return methods;
  const locker = { code: DELIVERY_CODE.samedayEasybox, name: "Sameday easybox", priceBani: null };
  return [...methods, { ...locker, story: [whyNoLocker(refusal, request)] }];
}

function storyOf(request: DeliveryRequest, { code, county }: { code: string; county: string }): string[] {
  const method = methodWithCode(request.methods, code);
  if (method) return ownStory(method, request);
  const delivery = COURIER_DELIVERIES.find((one) => one.code === code);
  const tariff = delivery && tariffOf(request.tariffs, delivery.code, request.parcel.weightGrams);
  if (!tariff) return ["Ridicarea din magazin este gratuită."];
  const { parcel, countyCode = "", tariffs, productsBani } = request;
  const share = tariff.countyBani[countyCode] ?? 0;
  const sentences = bandStory(tariff, parcel.weightGrams);
  if (tariffs.cargo && isCargoWeight(parcel.weightGrams, tariffs))
    sentences.unshift(`De la ${weight(tariffs.cargo.fromGrams)}, comanda se livrează ca marfă (cargo).`);
  if (share !== 0)
    sentences.push(`${county}: ${share > 0 ? "se adaugă" : "se scad"} ${lei(Math.abs(share))}.`);
  if (isDeliveryFree(request) && productsBani > tariffs.freeFromBani) {
    const price = lei(tariffBani(tariff, parcel.weightGrams, countyCode));
    sentences.push(
      `Valoarea produselor depășește ${lei(tariffs.freeFromBani)}: livrarea este gratuită (altfel ar costa ${price}).`,
    );
  }
  return sentences;
}

/** Returns sentences on the row that applies, on free delivery, and on the places served. */
function ownStory(method: OwnMethod, request: DeliveryRequest): string[] {
  const row = ownRow(method, request);
  const bani = row && ownPriceBani(method, { row, request });
  const { freeOverBani, places } = method;
  return [
    ...(row ? [`Se aplică rândul: ${rowText(row)}.`] : []),
    ...(bani === 0 && freeOverBani !== undefined && request.productsBani > freeOverBani
      ? [`Valoarea produselor depășește ${lei(freeOverBani)}: livrarea este gratuită.`]
      : []),
    ...(places.length > 0 ? ["Se oferă doar în localitățile și județele metodei."] : []),
  ];
}

function whyNotOffered(method: OwnMethod, request: DeliveryRequest): string {
  if (!isRunning(method, request.now)) return "Metoda nu se oferă astăzi.";
  if (!serves(method, request)) return "Metoda nu livrează în acest județ.";
  if (request.cashOnDelivery && !method.takesCash) return "Metoda nu acceptă plata ramburs.";
  return "Niciun rând de preț nu se potrivește acestui colet.";
}

function bandStory(tariff: Tariff, grams: number): string[] {
  const band = tariff.bands.find(({ maxGrams }) => grams <= maxGrams);
  if (band) return [`Treapta până la ${weight(band.maxGrams)}: ${lei(band.bani)}.`];
  const last = lastBandOf(tariff);
  const kilograms = Math.ceil((grams - last.maxGrams) / 1_000);
  const extra = `Greutate în plus: ${kilograms} kg × ${lei(tariff.extraKilogramBani)}`;
  return [
    `Ultima treaptă, până la ${weight(last.maxGrams)}: ${lei(last.bani)}.`,
    `${extra} = ${lei(kilograms * tariff.extraKilogramBani)}.`,
  ];
}

function whyNoLocker(
  refusal: LockerRefusal | "unknown",
  { tariffs: { locker } }: Pick<DeliveryRequest, "tariffs">,
): string {
  if (refusal === "unknown") return "Lista easybox-urilor nu a fost încă încărcată.";
  if (refusal === "too-much-cash")
    return `La easybox se încasează ramburs cel mult ${lei(locker.maxCashBani)}.`;
  const box = `${locker.widthMm} × ${locker.depthMm} × ${locker.heightMm} mm`;
  return `Compartimentul unui easybox are ${box}, se poate umple până la ${locker.fillPercent}% și suportă cel mult ${weight(locker.maxGrams)}.`;
}

const lei = (bani: number): string => formatOfficeLei(bani);

function weight(grams: number): string {
  return grams % 1_000 === 0 ? `${grams / 1_000} kg` : `${grams} g`;
}
