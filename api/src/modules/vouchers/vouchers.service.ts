/** Making vouchers: for staff, for the newsletter, for the demo. */
import { randomInt } from "node:crypto";
import type { Db, Tx } from "../../db/database.ts";
import { normalizeCode } from "./vouchers.rules.ts";
import { insertVoucher, type NewVoucher, replaceVoucher } from "./vouchers.store.ts";

/** What a voucher gives; what is not said is not restricted. */
export type VoucherTerms = (
  { kind: "percent"; percent: number } | { kind: "amount"; amountBani: number } | { kind: "free_delivery" }
) & {
  /** As shown in the cart and on the order. */
  name: string;
  minBani?: number;
  startsAt?: Date;
  endsAt?: Date;
  maxUses?: number;
  /** Binds it to one person. */
  email?: string;
  categoryIds?: number[];
  brandIds?: number[];
  productIds?: number[];
};

export type CreatedVoucher = { ok: true; id: number; code: string } | { ok: false; error: "code-taken" };

/** Makes a voucher, good from `now` on unless its terms say otherwise; without a code it gets one nobody can guess. */
export async function createVoucher(
  db: Db,
  { code = randomCode(), ...terms }: VoucherTerms & { code?: string },
  now: Date,
): Promise<CreatedVoucher> {
  const voucher = toVoucher({ ...terms, code }, now);
  const id = await insertVoucher(db, voucher, now);
  return id === undefined ? { ok: false, error: "code-taken" } : { ok: true, id, code: voucher.code };
}

/** `uses`: how often it was used elsewhere before it came here. */
export type VoucherImport = VoucherTerms & { code: string; uses?: number };
export interface VouchersImport {
  vouchers?: VoucherImport[];
}

/** Writes vouchers by code; one that stands keeps its uses. */
export async function importVouchers(tx: Tx, { vouchers = [] }: VouchersImport, now: Date): Promise<void> {
  for (const { uses = 0, ...voucher } of vouchers)
    await replaceVoucher(tx, toVoucher(voucher, now), { uses, now });
}

function toVoucher(terms: VoucherTerms & { code: string }, now: Date): NewVoucher {
  return {
    code: normalizeCode(terms.code),
    name: terms.name,
    kind: terms.kind,
    percent: terms.kind === "percent" ? terms.percent : null,
    amountBani: terms.kind === "amount" ? terms.amountBani : null,
    minBani: terms.minBani ?? 0,
    startsAt: terms.startsAt ?? now,
    endsAt: terms.endsAt ?? null,
    maxUses: terms.maxUses ?? null,
    email: terms.email?.toLowerCase() ?? null,
    categoryIds: terms.categoryIds ?? [],
    brandIds: terms.brandIds ?? [],
    productIds: terms.productIds ?? [],
  };
}

/** Letters and digits that are not taken for one another: 50 bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
