import { type Lei, toBani, type Wire } from "@curat/contract/lei.values";
import type { Product } from "@curat/contract/catalog";
import { type NetUnit, unitPriceText } from "./unit-price.rules.ts";

type VariantGroup = Wire<Product>["variants"][number];

export interface PricedChoice {
  url: string;
  price: Lei;
  net_amount: number | null;
  net_unit: string | null;
  sale_unit: string;
}

/**
 * Adds prices to choices unless all prices are equal. If the choices that change nothing else differ in size, also
 * adds their unit prices and the saving compared with the smallest size.
 */
export function withPrices(groups: readonly VariantGroup[], family: readonly PricedChoice[]): VariantGroup[] {
  const byUrl = new Map(family.map((variant) => [variant.url, variant]));
  return groups.map(({ name, choices }) => {
    const found = choices.flatMap(({ info: { url } }) => byUrl.get(url) ?? []);
    const isPriced = new Set(found.map(({ price }) => price)).size > 1;
    const alike = choices
      .filter(({ changes }) => !changes)
      .flatMap(({ info: { url } }) => byUrl.get(url) ?? []);
    const smallest = smallestOf(alike);
    return {
      name,
      choices: choices.map((choice) => {
        const variant = byUrl.get(choice.info.url);
        if (!variant || !isPriced) return choice;
        const isAlike = alike.includes(variant);
        return { ...choice, price: variant.price, ...(smallest && isAlike && unitOf(variant, smallest)) };
      }),
    };
  });
}

function smallestOf(found: readonly PricedChoice[]): PricedChoice | undefined {
  const units = new Set(found.map(({ net_unit }) => net_unit));
  const amounts = new Set(found.map(({ net_amount }) => net_amount));
  if (units.size !== 1 || amounts.size < 2 || amounts.has(null)) return undefined;
  return found.toSorted((one, other) => (one.net_amount ?? 0) - (other.net_amount ?? 0))[0];
}

function unitOf(variant: PricedChoice, smallest: PricedChoice): { unit_price: string; unit_saves?: number } {
  const { net_amount: amount, net_unit, sale_unit: saleUnit } = variant;
  // A check constraint allows only these units.
  const net = { amount, unit: net_unit as NetUnit | null, saleUnit };
  const saves = Math.round((1 - perUnit(variant) / perUnit(smallest)) * 100);
  return {
    unit_price: unitPriceText(toBani(variant.price), net),
    ...(saves > 0 && { unit_saves: saves }),
  };
}

function perUnit({ price, net_amount }: PricedChoice): number {
  return toBani(price) / (net_amount ?? 1);
}
