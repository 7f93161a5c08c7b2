import { countOf } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Voucher } from "./vouchers.rules.ts";

export const VOUCHER_LABELS = {
  name: "denumirea",
  kind: "tipul",
  percent: "procentul",
  amountBani: "valoarea",
  minBani: "valoarea minimă",
  startsAt: "începutul",
  endsAt: "sfârșitul",
  maxUses: "numărul de utilizări",
  email: "persoana",
  categoryIds: "categoriile",
  brandIds: "brandurile",
  productIds: "produsele",
  archivedAt: "arhivarea",
} satisfies Partial<Record<keyof Voucher, string>>;

export type VoucherState = "archived" | "used" | "ended" | "planned" | "open";

export function stateOf({ archivedAt, maxUses, uses, endsAt, startsAt }: Voucher, now: Date): VoucherState {
  if (archivedAt !== null) return "archived";
  if (maxUses !== null && uses >= maxUses) return "used";
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt > now ? "planned" : "open";
}

/** Returns errors by request field. An end date is checked only if it changed. */
export function faultsOf(after: Voucher, before: Voucher | null, now: Date): FieldErrors {
  if (after.kind === "percent" && after.percent === null) return { percent: [MESSAGES.required("Procent")] };
  if (after.kind === "amount" && after.amountBani === null) return { amount: [MESSAGES.required("Valoare")] };
  if (after.endsAt !== null && after.endsAt <= after.startsAt)
    return { ends_at: ["Data de sfârșit trebuie să fie după cea de început."] };
  const isNewEnd = after.endsAt?.getTime() !== before?.endsAt?.getTime();
  if (after.endsAt !== null && isNewEnd && after.endsAt < now)
    return { ends_at: ["Data de sfârșit trebuie să fie în viitor."] };
  return after.maxUses !== null && after.maxUses < after.uses
    ? { max_uses: [`Voucherul a fost folosit deja de ${countOf(after.uses, "ori")}.`] }
    : {};
}

/** An omitted field is no restriction. */
export type VoucherTerms = (
  | { kind: "percent"; percent: number }
  | { kind: "amount"; amountBani: number }
  | { kind: "free_delivery" }
) & {
  name: string;
  minBani?: number;
  startsAt?: Date;
  endsAt?: Date;
  maxUses?: number;
  email?: string;
  categoryIds?: number[];
  brandIds?: number[];
  productIds?: number[];
};
