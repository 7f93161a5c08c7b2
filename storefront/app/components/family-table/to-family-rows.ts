import { STOCK } from "@curat/contract/catalog.values";
import type { StockId } from "@curat/contract/catalog.values";
import { formatLei } from "@curat/contract/lei.values";
import { netLei } from "@curat/contract/vat.values";
import type { ProductItem } from "@curat/contract/listing";
import { isSize, spelled } from "../product-card/card-variants.ts";
import { shopPath } from "../product-card/shop-path.ts";
import { BETWEEN, splitName } from "../product-card/split-name.ts";

export interface FamilyCell {
  /** For example "5 l", or "" for a product without variants. */
  size: string;
  url: string;
  /** Missing if the provider returns no id. The cell then has no quantity field. */
  id?: number;
  /** Price in lei including VAT. `net` excludes VAT. */
  price: number;
  net?: number;
  oldPrice?: number;
  unitPrice?: string;
  stock: StockId;
  isBuyable: boolean;
  min?: number;
  max?: number;
  isOwnPrice?: true;
}
export interface FamilyRow {
  name: string;
  url: string;
  picture: string | null;
  brand?: string;
  hazard?: string;
  /** Products grouped by scent, or by whatever distinguishes products of the same size. */
  lines: { name: string; cells: FamilyCell[] }[];
}

/** Returns the families in the list's order. The sizes within a family ascend. */
export function toFamilyRows(items: readonly ProductItem[]): FamilyRow[] {
  const families = Map.groupBy(items, (item) => item.family_id ?? item.info.url);
  return [...families.values()].map(toRow);
}

function toRow(items: ProductItem[]): FamilyRow {
  const values = items.map((item) => ({ item, ...valuesOf(item) }));
  const [first] = values as [(typeof values)[number]]; // groups are never empty
  const whole = [first.size, first.line].filter(Boolean).join(BETWEEN);
  const lines = [...Map.groupBy(values, ({ line }) => line)]
    .sort(([one], [other]) => one.localeCompare(other, "ro", { numeric: true }))
    .map(([name, own]) => ({
      name,
      cells: own
        .sort((a, b) => amountOf(a.size) - amountOf(b.size) || a.item.price - b.item.price)
        .map(({ item, size }) => toCell(item, size)),
    }));
  const { info, pic, brand } = first.item;
  const hazards = [...new Set(items.flatMap(({ hazard }) => hazard ?? []))];
  return {
    name: splitName(info.product, whole).main,
    url: shopPath(info.url || info.urls?.path),
    picture: pic || null,
    ...(brand && { brand }),
    ...(hazards.length > 0 && { hazard: hazards.join("; ") }),
    lines,
  };
}

/**
 * Returns the product's size and its other variant values. Without a size, the first variant value takes its
 * place.
 */
function valuesOf({ variants = [], info }: ProductItem): { size: string; line: string } {
  const own = variants.flatMap(({ choices }) => choices.find(({ selected }) => selected)?.value ?? []);
  const size = own.find(isSize) ?? own[0] ?? "";
  const otherValues = own.filter((value) => value !== size);
  return {
    size: spelled(size, info.product),
    line: otherValues.map((one) => spelled(one, info.product)).join(BETWEEN),
  };
}

const PER_UNIT: Partial<Record<string, number>> = { ml: 0.001, l: 1, g: 0.001, kg: 1 };

/** Returns a sort key for a size, so that "500 ml" comes before "5 l". Returns 0 without a number. */
function amountOf(size: string): number {
  const [, number = "0", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)/i.exec(size) ?? [];
  return Number(number.replace(",", ".")) * (PER_UNIT[unit.toLowerCase()] ?? 1);
}

function toCell(item: ProductItem, size: string): FamilyCell {
  const isReduced = item.oldprice !== null && item.oldprice > item.price;
  return {
    size,
    url: shopPath(item.info.url || item.info.urls?.path),
    price: item.price,
    stock: item.stockID,
    isBuyable: item.buyable ?? item.stockID !== STOCK.outOfStock,
    ...(item.productID && { id: item.productID }),
    ...(item.vat && { net: netLei(item.price, item.vat) }),
    ...(isReduced && { oldPrice: item.oldprice ?? undefined }),
    ...(item.unit_price && !saysPrice(item) && { unitPrice: item.unit_price }),
    ...(item.min_qty && item.min_qty > 1 && { min: item.min_qty }),
    ...(item.order_qty && { max: item.order_qty }),
    ...(item.own_price?.reason && { isOwnPrice: true as const }),
  };
}

/** Returns whether the unit price equals the price, such as "129.00 lei/buc." for 129 lei. */
function saysPrice({ unit_price: unitPrice = "", price }: ProductItem): boolean {
  return unitPrice.startsWith(`${formatLei(price)}/`);
}
