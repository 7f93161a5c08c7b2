import { toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { NewVoucher, StaffVoucher, VoucherFields } from "@curat/contract/staff/vouchers";
import { stateOf, type VoucherTerms } from "./voucher-writes.rules.ts";
import type { Voucher } from "./vouchers.rules.ts";

interface VoucherView {
  voucher: Voucher;
  version: number;
  now: Date;
}

export function toStaffVoucher({ voucher, version, now }: VoucherView): Wire<StaffVoucher> {
  return {
    ...fieldsOf(voucher),
    email: voucher.email,
    uses: voucher.uses,
    state: stateOf(voucher, now),
    version,
  };
}

/** Returns a voucher for the audit log. Omits the email, which must be erasable. */
export function toVoucherSnapshot(voucher: Voucher): object {
  return { ...fieldsOf(voucher), is_bound: voucher.email !== null };
}

function fieldsOf(voucher: Voucher) {
  return {
    id: voucher.id,
    code: voucher.code,
    name: voucher.name,
    kind: voucher.kind,
    percent: voucher.percent,
    amount: voucher.amountBani === null ? null : toLei(voucher.amountBani),
    minimum: toLei(voucher.minBani),
    starts_at: voucher.startsAt.toISOString(),
    ends_at: voucher.endsAt?.toISOString() ?? null,
    max_uses: voucher.maxUses,
    category_ids: voucher.categoryIds,
    brand_ids: voucher.brandIds,
    product_ids: voucher.productIds,
    archived_at: voucher.archivedAt?.toISOString() ?? null,
  };
}

/** Returns the voucher with the changed fields. Its kind determines whether percent or amount is set. */
export function withFields(voucher: Voucher, fields: VoucherFields): Voucher {
  const kind = fields.kind ?? voucher.kind;
  const amountBani = fields.amount == null ? voucher.amountBani : toBani(fields.amount);
  return {
    ...voucher,
    name: fields.name ?? voucher.name,
    kind,
    percent: kind === "percent" ? (fields.percent ?? voucher.percent) : null,
    amountBani: kind === "amount" ? amountBani : null,
    minBani: fields.minimum === undefined ? voucher.minBani : toBani(fields.minimum),
    startsAt: fields.starts_at ?? voucher.startsAt,
    endsAt: fields.ends_at === undefined ? voucher.endsAt : fields.ends_at,
    maxUses: fields.max_uses === undefined ? voucher.maxUses : fields.max_uses,
    categoryIds: fields.category_ids ?? voucher.categoryIds,
    brandIds: fields.brand_ids ?? voucher.brandIds,
    productIds: fields.product_ids ?? voucher.productIds,
  };
}

export function toTerms(body: NewVoucher): VoucherTerms {
  return {
    ...benefitOf(body),
    name: body.name,
    ...(body.minimum !== undefined && { minBani: toBani(body.minimum) }),
    ...(body.starts_at && { startsAt: body.starts_at }),
    ...(body.ends_at && { endsAt: body.ends_at }),
    ...(body.max_uses !== undefined && { maxUses: body.max_uses }),
    ...(body.email !== "" && { email: body.email }),
    categoryIds: body.category_ids,
    brandIds: body.brand_ids,
    productIds: body.product_ids,
  };
}

function benefitOf({ kind, percent = 0, amount }: NewVoucher) {
  switch (kind) {
    case "percent":
      return { kind, percent };
    case "amount":
      return { kind, amountBani: amount ? toBani(amount) : 0 };
    case "free_delivery":
      return { kind };
  }
}
