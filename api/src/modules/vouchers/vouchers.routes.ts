import { createVoucher as createVoucherCall, type NewVoucher } from "@curat/contract/staff/vouchers";
import type { ApiContext } from "../../context.ts";
import { invalid } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { createVoucher, type VoucherTerms } from "./vouchers.service.ts";

/** Vouchers that the shop's people make. */
export function vouchersRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, createVoucherCall, async ({ body }) => {
    const code = body.code === "" ? {} : { code: body.code };
    const created = await createVoucher(db, { ...termsOf(body), ...code }, now());
    if (!created.ok) throw invalid({ code: ["Există deja un voucher cu acest cod."] });
    return { data: { id: created.id, code: created.code } };
  });
}

function termsOf(body: NewVoucher): VoucherTerms {
  return {
    ...givenOf(body),
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

function givenOf({ kind, percent = 0, amount = 0 }: NewVoucher) {
  switch (kind) {
    case "percent":
      return { kind, percent };
    case "amount":
      return { kind, amountBani: toBani(amount) };
    case "free_delivery":
      return { kind };
  }
}

function toBani(lei: number): number {
  return Math.round(lei * 100);
}
