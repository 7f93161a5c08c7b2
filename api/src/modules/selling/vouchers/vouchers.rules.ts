import { formatLei } from "../../../text/money.ts";
import { voucherTexts } from "./texts.ts";

export type VoucherKind = "percent" | "amount" | "free_delivery";

export interface Voucher {
  id: number;
  code: string;
  name: string;
  kind: VoucherKind;
  /** Set only for the kind "percent". At most one decimal. */
  percent: number | null;
  amountBani: number | null;
  minBani: number;
  startsAt: Date;
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
  /** Email of the only person who may use the voucher, in lower case; null for anyone. */
  email: string | null;
  /** If all lists are empty, the voucher applies to all products; otherwise to products in any of the lists. */
  categoryIds: number[];
  brandIds: number[];
  productIds: number[];
  archivedAt: Date | null;
}

export interface Discountable {
  productId: number;
  brandId: number;
  /** Includes all parent categories. */
  categoryIds: readonly number[];
  amountBani: number;
}

export type VoucherError = "invalid" | "other-email" | "expired" | "other-products" | "below-minimum";
export type VoucherVerdict = { ok: true; discountsBani: number[] } | { ok: false; fault: VoucherError };

/**
 * Returns the deduction from each part, in the order of the parts. A voucher for one email address is accepted until
 * the buyer's address is known.
 */
export function judgeVoucher(
  voucher: Voucher,
  { parts, email, now }: { parts: readonly Discountable[]; email: string | undefined; now: Date },
): VoucherVerdict {
  const fault = faultOf(voucher, { parts, email, now });
  if (fault) return { ok: false, fault };
  const amounts = parts.map((part) => (isInScope(voucher, part) ? part.amountBani : 0));
  return { ok: true, discountsBani: splitBani(discountOf(voucher, sum(amounts)), amounts) };
}

function faultOf(
  voucher: Voucher,
  { parts, email, now }: { parts: readonly Discountable[]; email: string | undefined; now: Date },
): VoucherError | undefined {
  if (voucher.startsAt > now || voucher.archivedAt !== null) return "invalid";
  if (email !== undefined && !isIssuedTo(voucher, email)) return "other-email";
  if (voucher.endsAt !== null && voucher.endsAt <= now) return "expired";
  if (voucher.maxUses !== null && voucher.uses >= voucher.maxUses) return "invalid";
  if (!parts.some((part) => isInScope(voucher, part))) return "other-products";
  return sum(parts.map((part) => part.amountBani)) < voucher.minBani ? "below-minimum" : undefined;
}

export function isIssuedTo({ email }: Pick<Voucher, "email">, input: string): boolean {
  return email === null || email === input.toLowerCase();
}

function isInScope({ productIds, brandIds, categoryIds }: Voucher, part: Discountable): boolean {
  if (productIds.length + brandIds.length + categoryIds.length === 0) return true;
  return (
    productIds.includes(part.productId) ||
    brandIds.includes(part.brandId) ||
    part.categoryIds.some((id) => categoryIds.includes(id))
  );
}

function discountOf({ kind, percent, amountBani }: Voucher, scopeBani: number): number {
  switch (kind) {
    case "percent":
      return Math.round((scopeBani * Math.round((percent ?? 0) * 10)) / 1_000);
    case "amount":
      return Math.min(amountBani ?? 0, scopeBani);
    case "free_delivery":
      return 0;
  }
}

/** Divides a total in proportion to the amounts, in whole bani, by the largest remainder method. */
export function splitBani(totalBani: number, amounts: readonly number[]): number[] {
  const whole = BigInt(sum(amounts));
  if (whole === 0n) return amounts.map(() => 0);
  // The product of two amounts can exceed the largest safe integer.
  const products = amounts.map((amount) => BigInt(totalBani) * BigInt(amount));
  const shares = products.map((product) => Number(product / whole));
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const extra = new Set(byRemainder.slice(0, totalBani - sum(shares)).map(({ index }) => index));
  return shares.map((share, index) => (extra.has(index) ? share + 1 : share));
}

/** Returns the Romanian message to the buyer about a refused code. (decisions/0018: Coupons) */
export function voucherRefusal(fault: VoucherError, { minBani }: Pick<Voucher, "minBani">): string {
  switch (fault) {
    case "invalid":
      return voucherTexts.invalid;
    case "other-email":
      return voucherTexts.otherEmail;
    case "expired":
      return voucherTexts.expired;
    case "other-products":
      return voucherTexts.otherProducts;
    case "below-minimum":
      return voucherTexts.belowMinimum(formatLei(minBani).replace(".00 ", " "));
  }
}
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/\s/g, "").toUpperCase();
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
