import type { Product } from "@curat/contract/catalog";
import { formatLei } from "@curat/contract/lei.values";
import { isPriced } from "../../components/product-card/is-priced.ts";
import { texts } from "./texts.ts";

export interface CompareRow {
  name: string;
  /** One value per product. "" if the product lacks the attribute. */
  values: string[];
  isDifferent: boolean;
}

/**
 * Returns one row per attribute that any product has: fixed attributes first, then product parameters in
 * order of appearance.
 */
export function compareRows(products: Product[]): CompareRow[] {
  const facts: [string, (product: Product) => string | null | undefined][] = [
    [texts.price, ({ price, buyable }) => (isPriced({ price, isBuyable: buyable }) ? formatLei(price) : "")],
    [texts.unitPrice, ({ legal }) => legal?.unit_price],
    [texts.brand, ({ brand }) => brand],
    [texts.stock, ({ stock }) => stock],
    [texts.stars, ({ stars, allReviews }) => (stars && allReviews?.length ? texts.ofFive(stars) : "")],
    [texts.warranty, ({ info }) => info.warranty],
  ];
  const names = new Set(
    products.flatMap(({ brand, param }) =>
      (param ?? []).filter(({ value }) => value !== brand).map((entry) => entry.param),
    ),
  );
  return [
    ...facts.map(([name, valueOf]) =>
      rowOf(
        name,
        products.map((product) => valueOf(product) ?? ""),
      ),
    ),
    ...[...names].map((name) =>
      rowOf(
        name,
        products.map((product) => valuesOf(product, name)),
      ),
    ),
  ].filter(({ values }) => values.some(Boolean));
}

function valuesOf({ param }: Product, name: string): string {
  const values = (param ?? []).filter((entry) => entry.param === name).map(({ value }) => value);
  return [...new Set(values)].sort((one, other) => one.localeCompare(other, "ro")).join(", ");
}

function rowOf(name: string, values: string[]): CompareRow {
  return { name, values, isDifferent: new Set(values).size > 1 };
}
