/** Articles contain a placeholder for the table, so that they always show current prices. */
import type { CourierDeliveryCode } from "@curat/contract/deliveries.values";
import { formatLei } from "../../../text/money.ts";
import { html } from "../../../text/template.ts";
import {
  conditionsText,
  type OwnMethod,
  type Tariff,
  type Tariffs,
  weekdaysText,
} from "../../selling/shipping/index.ts";

export const TARIFF_PLACE = /<p>\s*\{tarife\}\s*<\/p>/g;

const METHODS = [
  ["SAMEDAY_EASYBOX", "Sameday easybox"],
  ["SAMEDAY_HOME", "Curier Sameday"],
  ["FAN_HOME", "Curier FAN"],
  ["FAN_FANBOX", "FANbox"],
  ["CARGUS_HOME", "Curier Cargus"],
  ["CARGUS_SHIPGO", "Cargus Ship &amp; Go"],
  ["DPD_HOME", "Curier DPD"],
  ["DPD_POINT", "DPD Pickup"],
  ["GLS_HOME", "Curier GLS"],
  ["GLS_POINT", "GLS ParcelShop"],
  ["PACKETA_HOME", "Curier Packeta"],
  ["PACKETA_POINT", "Packeta Z-BOX"],
] as const satisfies readonly (readonly [CourierDeliveryCode, string])[];

const HOME_METHODS = [
  ["SAMEDAY_HOME", "Curier Sameday"],
  ["FAN_HOME", "Curier FAN"],
] as const;

/** Returns prices in lei with VAT by weight band and delivery method, with county differences. */
export function tariffTable(tariffs: Tariffs): string {
  const methods = METHODS.flatMap(([way, name]) => {
    const tariff = tariffs[way];
    return tariff ? [{ name, tariff }] : [];
  });
  const weights = [
    ...new Set(methods.flatMap(({ tariff }) => tariff.bands.map(({ maxGrams }) => maxGrams))),
  ].sort((one, other) => one - other);
  const heads = ["Greutatea coletului", ...methods.map(({ name }) => name)];
  const rows = weights.map((grams) => [
    `până la ${kilograms(grams)}`,
    ...methods.map(({ tariff }) => bandText(tariff, grams)),
  ]);
  const more = ["fiecare kilogram în plus", ...methods.map(({ tariff }) => lei(tariff.extraKilogramBani))];
  const head = `<thead><tr>${heads.map((text) => `<th scope="col">${text}</th>`).join("")}</tr></thead>`;
  const body = [...rows, more].map(
    ([first = "", ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`,
  );
  const { cargo } = tariffs;
  const cargoTexts = cargo
    ? HOME_METHODS.map(([way, name]) => `${name}: ${cargoText(cargo[way])}`).join("; ")
    : undefined;
  const counties = methods.flatMap(({ name, tariff }) => countyText(name, tariff));
  return [
    `<table>${head}<tbody>${body.join("")}</tbody></table>`,
    ...(counties.length > 0 ? [`<p>Diferențe pe județe: ${counties.join("; ")}.</p>`] : []),
    ...(cargo
      ? [`<p>Comenzile de la ${kilograms(cargo.fromGrams)} se livrează ca marfă (cargo). ${cargoTexts}.</p>`]
      : []),
  ].join("");
}

/** Returns a paragraph for each own method with its places, days and prices in lei including VAT. */
export function ownPrices(methods: readonly OwnMethod[]): string {
  return methods
    .map(({ name, kind, places, weekdays, prices, freeOverBani }) => {
      const where = places.map(({ city, countyCode }) =>
        city === null ? countyCode : `${city} (${countyCode})`,
      );
      const terms = [
        where.length > 0 ? where.join(", ") : "toată țara",
        ...(kind === "van" ? [weekdaysText(weekdays)] : []),
      ];
      const costs = [
        ...prices.map((row) => `${conditionsText(row).replaceAll("; ", ", ")}: ${lei(row.bani)}`),
        ...(freeOverBani === undefined ? [] : [`gratuit peste ${lei(freeOverBani)}`]),
      ];
      return html`<p><strong>${name}</strong> (${terms.join("; ")}): ${costs.join("; ")}.</p>`.markup;
    })
    .join("");
}

function cargoText({ bands, extraKilogramBani }: Tariff): string {
  const steps = bands.map(({ maxGrams, bani }) => `până la ${kilograms(maxGrams)} – ${lei(bani)}`);
  return [...steps, `fiecare kilogram în plus – ${lei(extraKilogramBani)}`].join(", ");
}

/** Returns the price for a weight. Above the last band, where each kilogram is charged, it returns a dash. */
function bandText({ bands }: Tariff, grams: number): string {
  const band = bands.find(({ maxGrams }) => grams <= maxGrams);
  return band ? lei(band.bani) : "–";
}

function countyText(name: string, { countyBani }: Tariff): string[] {
  const parts = Object.entries(countyBani)
    .filter(([, bani]) => bani !== 0)
    .map(([county, bani]) => `${county} ${bani > 0 ? "+" : "−"}${lei(Math.abs(bani))}`);
  return parts.length > 0 ? [`${name}: ${parts.join(", ")}`] : [];
}

function kilograms(grams: number): string {
  return `${String(grams / 1000).replace(".", ",")} kg`;
}

function lei(bani: number): string {
  return formatLei(bani);
}
