import { vatOf } from "@curat/contract/vat.values";
import { judgeVoucher, type Voucher, type VoucherError, voucherRefusal } from "../vouchers/index.ts";
import type { SoldPart } from "./lines.rules.ts";

export interface DiscountedPart extends SoldPart {
  discountBani: number;
  vatBani: number;
}

export type QuotedVoucher =
  | { voucher: Voucher; applies: true; discountBani: number }
  | { voucher: Voucher; applies: false; fault: VoucherError; refusal: string };

export interface Discounted {
  parts: DiscountedPart[];
  voucher: QuotedVoucher | null;
  discountBani: number;
  deliversFree: boolean;
}

/** Distributes the voucher's discount over the lines' parts, so that each line's VAT is correct. */
export function discount(
  sold: readonly SoldPart[],
  { voucher, email, now }: { voucher: Voucher | null; email: string | undefined; now: Date },
): Discounted {
  // Vouchers apply to price list prices only if the list allows it.
  const parts = sold
    .filter(({ line }) => line.takesVouchers)
    .map(({ product, amountBani }) => ({ ...product, amountBani }));
  const judged = voucher && judgeVoucher(voucher, { parts, email, now });
  const taken = judged?.ok ? [...judged.discountsBani] : [];
  const shares = sold.map(({ line }) => (line.takesVouchers ? (taken.shift() ?? 0) : 0));
  const discountBani = shares.reduce((sum, share) => sum + share, 0);
  return {
    parts: sold.map((part, index) => discounted(part, shares[index] ?? 0)),
    voucher: voucher && judged && quoted(voucher, judged, discountBani),
    discountBani,
    deliversFree: judged?.ok === true && voucher?.kind === "free_delivery",
  };
}

function discounted(part: SoldPart, discountBani: number): DiscountedPart {
  return { ...part, discountBani, vatBani: vatOf(part.amountBani - discountBani, part.product.vatPercent) };
}

function quoted(
  voucher: Voucher,
  judged: ReturnType<typeof judgeVoucher>,
  discountBani: number,
): QuotedVoucher {
  return judged.ok
    ? { voucher, applies: true, discountBani }
    : { voucher, applies: false, fault: judged.fault, refusal: voucherRefusal(judged.fault, voucher) };
}
