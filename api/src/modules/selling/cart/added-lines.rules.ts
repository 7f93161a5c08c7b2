import { PRODUCT_TYPE, type LineOutcome } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import { wholeNumber } from "@curat/contract/lei.values";
import { type CartLine, priceLines, type PricedLine } from "./lines.rules.ts";
import { cartTexts } from "./texts.ts";

export interface SentLine {
  productId: number;
  asked: number | null;
}

export interface AddedLine extends SentLine {
  product: string;
  added: number;
  outcome: LineOutcome;
  message?: string;
}

type NamedLine = Pick<AddedLine, "productId" | "product" | "asked">;

/** Larger numbers are treated as typing errors. */
const MAX_PIECES = 1_000_000;

/** Parses an entered quantity. Returns null unless it is a whole number from 1 to 1,000,000. */
export function readPieces(typed: unknown): number | null {
  const text = typeof typed === "number" || typeof typed === "string" ? String(typed).trim() : "";
  const pieces = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : null;
}

/**
 * Adds the submitted lines. Returns the outcome of each line and the cart lines to write. `lines` must contain each
 * submitted product that exists, with quantity 0 if it is not in the cart. If stock runs short, earlier lines take
 * precedence.
 */
export function addLines(
  lines: readonly CartLine[],
  sent: readonly SentLine[],
): { added: AddedLine[]; written: PricedLine[] } {
  const requested = new Map<number, number>();
  for (const { productId, asked } of sent)
    if (asked !== null) requested.set(productId, (requested.get(productId) ?? 0) + asked);
  const isRequested = (line: CartLine) => line.productType === PRODUCT_TYPE.product && requested.has(line.id);
  const otherLines = lines.filter((line) => !isRequested(line));
  const grown = lines
    .filter(isRequested)
    .map((line) => ({ ...line, quantity: line.quantity + (requested.get(line.id) ?? 0) }));
  const priced = priceLines([...otherLines, ...grown]).lines.slice(otherLines.length);
  const before = new Map(lines.filter(isRequested).map((line) => [line.id, line]));
  const left = new Map(priced.map((line) => [line.id, line.quantity - (before.get(line.id)?.quantity ?? 0)]));
  const byId = new Map(priced.map((line) => [line.id, line]));
  const names = new Map(
    lines
      .filter((line) => line.productType === PRODUCT_TYPE.product)
      // Names of unpublished products are hidden, unless the cart already contains them.
      .map(({ id, name, isPublished, quantity }) => [id, isPublished || quantity > 0 ? name : ""]),
  );
  const added = sent.map((one): AddedLine => {
    const line = { ...one, product: names.get(one.productId) ?? "" };
    if (line.asked === null) return refused(line, cartTexts.line.noNumber);
    const now = byId.get(line.productId);
    if (!now?.isPublished) return refused(line, cartTexts.product.notSold);
    if (now.stockId === STOCK.outOfStock) return refused(line, cartTexts.product.notInStock);
    const free = left.get(line.productId) ?? 0;
    const remaining = requested.get(line.productId) ?? 0;
    requested.set(line.productId, remaining - line.asked);
    // Only a product's first submitted line may be raised to its minimum quantity.
    const pieces = Math.max(0, Math.min(line.asked + Math.max(0, free - remaining), free));
    left.set(line.productId, free - pieces);
    return outcomeOf(line, now, pieces);
  });
  const written = priced.filter(
    (line) => line.stockId !== STOCK.outOfStock && line.quantity > (before.get(line.id)?.quantity ?? 0),
  );
  return { added, written };
}

function refused(line: NamedLine, message: string): AddedLine {
  return { ...line, added: 0, outcome: "refused", message };
}

function outcomeOf(line: NamedLine, now: PricedLine, added: number): AddedLine {
  const requestedQuantity = line.asked ?? 0;
  const quantityText = wholeNumber(now.quantity);
  const limit =
    now.quantity >= now.maxQuantity
      ? cartTexts.line.most(quantityText)
      : cartTexts.line.onlyLeft(quantityText);
  if (added === 0) return refused(line, cartTexts.line.full(limit));
  if (added === requestedQuantity) return { ...line, added, outcome: "added" };
  return added < requestedQuantity
    ? {
        ...line,
        added,
        outcome: "reduced",
        message: cartTexts.line.partly(wholeNumber(added), wholeNumber(requestedQuantity), limit),
      }
    : {
        ...line,
        added,
        outcome: "raised",
        message: cartTexts.line.raised(wholeNumber(now.minQuantity), wholeNumber(added)),
      };
}
