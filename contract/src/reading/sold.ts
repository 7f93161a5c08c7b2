/** Decides whether a product in a response can be sold: it needs a readable price and must be available. */
import { isRecord } from "../unknown-body.ts";
import { readBoolean, readNumber } from "./read-scalar.ts";

type Read = Record<string, unknown>;

/** Maximum quantity of products without a limit or a known stock; above the quantity of any real order. */
const NO_MAXIMUM = 999;

const isPriced = (raw: unknown): boolean => isRecord(raw) && (readNumber(raw.price) ?? 0) > 0;

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

export function productOf(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const min = readNumber(raw.min_qty);
  const max = readNumber(raw.order_qty);
  if (min !== undefined && max !== undefined) return raw;
  const inStock = readNumber(raw.stockno) ?? 0;
  return { ...raw, min_qty: min ?? 1, order_qty: max ?? (inStock > 0 ? inStock : NO_MAXIMUM) };
}

export function asProduct(read: Read, raw: unknown): Read {
  const reported = isRecord(raw) ? raw.buyable : undefined;
  const isBuyable = hasValue(reported) ? readBoolean(reported) === true : read.stockID !== 2;
  return changed(read, "buyable", isBuyable && isPriced(raw) && read.productID !== 0);
}

export function asItem(read: Read, raw: unknown): Read {
  return isPriced(raw) ? read : changed(read, "buyable", false);
}

export function asBundle(read: Read, raw: unknown): Read {
  return isPriced(raw) && read.id !== 0 ? read : changed(read, "is_buyable", false);
}

function changed(read: Read, key: string, value: unknown): Read {
  return read[key] === value ? read : { ...read, [key]: value };
}
