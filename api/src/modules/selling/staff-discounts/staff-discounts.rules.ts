import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { toBani } from "@curat/contract/lei.values";
import type { LineDiscount, OrderDiscount } from "@curat/contract/staff/discounts.fields";
import { vatOf } from "@curat/contract/vat.values";
import { formatOfficeLei } from "../../../text/money.ts";
import { splitBani } from "../vouchers/index.ts";

export interface Discountable {
  name?: string;
  productType: string;
  productId: number | null;
  bundleId: number | null;
  quantity: number;
  unitPriceBani: number;
  discountBani: number;
  staffDiscountBani: number;
  vatPercent: number;
  vatBani: number;
}

export const FULL_PRICE = { discountBani: 0, staffDiscountBani: 0 } as const;

interface DiscountedGoods {
  kind: "product" | "bundle" | "free";
  id: number;
  quantity: number;
  discount?: LineDiscount | undefined;
  /** Identifies a line without a product. */
  free?: { name: string; unitPriceBani: number } | undefined;
}
export interface RequestedDiscount {
  items?: readonly DiscountedGoods[] | undefined;
  discount?: OrderDiscount | undefined;
}

const BOTH = "Scrie reducerea fie pe toată comanda, fie pe produse.";

export function isDiscountRequested({ items = [], discount }: RequestedDiscount): boolean {
  return discount !== undefined || items.some((item) => item.discount !== undefined);
}

export function staffDiscountOf(lines: readonly Pick<Discountable, "staffDiscountBani">[]): number {
  return lines.reduce((sum, { staffDiscountBani }) => sum + staffDiscountBani, 0);
}

/**
 * Replaces staff discounts with the requested ones. Adds errors by field. An invalid discount leaves its lines
 * unchanged.
 */
export function withDiscounts<Line extends Discountable>(
  lines: readonly Line[],
  { items = [], discount }: RequestedDiscount,
  errors: FieldErrors,
): Line[] {
  const discountedItems = items
    .map((item, index) => ({ ...item, index }))
    .filter((item) => item.discount !== undefined);
  if (discount && discountedItems.length > 0) errors.discount = [BOTH];
  if (discount) return discounted(lines, isSold, { of: discount, field: "discount", errors });
  return discountedItems.reduce<Line[]>(
    (changed, { kind, id, quantity, free, discount: of, index }) =>
      of === undefined
        ? changed
        : discounted(changed, (line) => isOf(line, { kind, id, free }), {
            of,
            pieces: quantity,
            field: `items.${index}.discount`,
            errors,
          }),
    [...lines],
  );
}

/**
 * Copies staff discounts from the previous lines to newly priced ones. If pieces are removed, the others keep their
 * share. Added pieces get no discount.
 */
export function withCopiedDiscounts<Line extends Discountable>(
  lines: readonly Line[],
  before: readonly Line[],
  identityOf: (line: Line) => string,
): Line[] {
  const pools = Map.groupBy(
    before.filter(({ staffDiscountBani }) => staffDiscountBani > 0),
    identityOf,
  );
  return lines.map((line) => {
    const was = pools.get(identityOf(line))?.shift();
    if (!was) return line;
    const pieces = Math.min(line.quantity, was.quantity);
    const copiedBani = Math.round((was.staffDiscountBani * pieces) / was.quantity);
    return withStaffDiscount(line, Math.min(copiedBani, leftOf(line)));
  });
}

/** Returns the line with another quantity and the corresponding share of both discounts. */
export function withPieces<Line extends Discountable>(line: Line, quantity: number): Line {
  if (quantity === line.quantity) return line;
  const shareOf = (bani: number): number => Math.round((bani * quantity) / line.quantity);
  const [discountBani, staffDiscountBani] = [shareOf(line.discountBani), shareOf(line.staffDiscountBani)];
  const vatBani = vatOf(quantity * line.unitPriceBani - discountBani, line.vatPercent);
  return { ...line, quantity, discountBani, staffDiscountBani, vatBani };
}

interface DiscountTarget {
  of: LineDiscount;
  /** Pieces of the product or bundle. A requested price applies to each piece. */
  pieces?: number;
  field: string;
  errors: FieldErrors;
}

function discounted<Line extends Discountable>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
  { of, pieces = 0, field, errors }: DiscountTarget,
): Line[] {
  const left = lines.map((line) => (isMeant(line) ? leftOf(line) : 0));
  const leftBani = sum(left);
  const takenBani = discountBani(of, {
    leftBani,
    pieces,
    fullBani: sum(lines.filter(isMeant).map(({ quantity, unitPriceBani }) => quantity * unitPriceBani)),
  });
  if (takenBani < 0) errors[field] = ["Scrie un preț mai mic decât cel din comandă."];
  else if (takenBani > leftBani)
    errors[field] = [`Reducerea poate fi de cel mult ${formatOfficeLei(leftBani)}.`];
  if (takenBani < 0 || takenBani > leftBani) return [...lines];
  const shares = splitBani(takenBani, left);
  return lines.map((line, index) => (isMeant(line) ? withStaffDiscount(line, shares[index] ?? 0) : line));
}

function discountBani(
  of: LineDiscount,
  { leftBani, fullBani, pieces }: { leftBani: number; fullBani: number; pieces: number },
): number {
  if ("amount" in of) return toBani(of.amount);
  if ("percent" in of) return Math.round((leftBani * Math.round(of.percent * 100)) / 10_000);
  return Math.min(fullBani - pieces * toBani(of.price), leftBani);
}

function leftOf({ quantity, unitPriceBani, discountBani: bani, staffDiscountBani }: Discountable): number {
  return quantity * unitPriceBani - (bani - staffDiscountBani);
}

function withStaffDiscount<Line extends Discountable>(line: Line, staffDiscountBani: number): Line {
  const discountBani = line.discountBani - line.staffDiscountBani + staffDiscountBani;
  const vatBani = vatOf(line.quantity * line.unitPriceBani - discountBani, line.vatPercent);
  return { ...line, discountBani, staffDiscountBani, vatBani };
}

export function isSold({ productType }: Discountable): boolean {
  return productType === PRODUCT_TYPE.product;
}

function isOf(
  line: Discountable,
  { kind, id, free }: Pick<DiscountedGoods, "kind" | "id" | "free">,
): boolean {
  if (!isSold(line)) return false;
  if (kind === "bundle") return line.bundleId === id;
  if (kind === "product") return line.bundleId === null && line.productId === id;
  if (!free) return false;
  return line.productId === null && line.name === free.name && line.unitPriceBani === free.unitPriceBani;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
