import { formatOfficeLei } from "@curat/contract/lei.values";
import type { StaffVoucher } from "@curat/contract/staff/vouchers";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { filledTicks, tickedIn, tickField } from "../../../components/ticks/tick-fields.ts";
import { instantOf, localOf } from "../../../components/time/local.ts";
import { texts } from "./texts.ts";

export const CATEGORY = "category";
export const BRAND = "brand";
export type VoucherKind = StaffVoucher["kind"];

export function filledVoucher(voucher: StaffVoucher, codeOf: (id: number) => string): Typed {
  const { percent, amount, minimum, max_uses } = voucher;
  return {
    name: voucher.name,
    kind: voucher.kind,
    percent: percent === null ? "" : String(percent).replace(".", ","),
    amount: amount === null ? "" : typedLei(amount),
    minimum: minimum === 0 ? "" : typedLei(minimum),
    starts_at: localOf(voucher.starts_at),
    ends_at: localOf(voucher.ends_at),
    max_uses: max_uses === null ? "" : String(max_uses),
    products: voucher.product_ids.map(codeOf).toSorted().join("\n"),
    ...filledTicks(CATEGORY, voucher.category_ids),
    ...filledTicks(BRAND, voucher.brand_ids),
  };
}

export const BLANK_VOUCHER: Typed = { kind: "percent", count: "1" };

const KINDS: Partial<Record<string, string>> = texts.kinds;

interface Named {
  value: string;
  label: string;
}

/** Returns the conflict view's labels, which include the names of categories and brands. */
export function comparedVoucher({ categories, brands }: { categories: Named[]; brands: Named[] }): Compared {
  const boxes = (name: string, options: Named[], format: (label: string) => string): Typed =>
    Object.fromEntries(
      options.map(({ value, label }) => [tickField(name, value), format(label.replace(/^(?:— )+/, ""))]),
    );
  return {
    labels: {
      ...texts.labels,
      ...boxes(CATEGORY, categories, texts.category),
      ...boxes(BRAND, brands, texts.brand),
    },
    format: (name, value = "") => {
      if (name === "kind") return KINDS[value] ?? value;
      if (name.startsWith(`${CATEGORY}.`) || name.startsWith(`${BRAND}.`)) return value === "" ? "nu" : "da";
      return value.replace("T", " ");
    },
  };
}

/** Reads an existing voucher's terms. Null removes a limit, and the API refuses invalid numbers. */
export function changedTermsIn(form: FormData) {
  const kind = kindIn(form);
  const [start, end, uses] = [textOf(form, "starts_at"), textOf(form, "ends_at"), textOf(form, "max_uses")];
  return {
    name: textOf(form, "name"),
    kind,
    percent: kind === "percent" ? numberIn(form, "percent") : null,
    amount: kind === "amount" ? numberIn(form, "amount") : null,
    minimum: textOf(form, "minimum") === "" ? 0 : numberIn(form, "minimum"),
    starts_at: instantOf(start),
    ends_at: end === "" ? null : instantOf(end),
    max_uses: uses === "" ? null : numberIn(form, "max_uses"),
    category_ids: tickedIn(form, CATEGORY),
    brand_ids: tickedIn(form, BRAND),
  };
}

/** Reads a new voucher's terms, without empty ones. */
export function newTermsIn(form: FormData) {
  const { percent, amount, minimum, starts_at, ends_at, max_uses, ...terms } = changedTermsIn(form);
  return {
    ...terms,
    ...(percent !== null && { percent }),
    ...(amount !== null && { amount }),
    ...(minimum !== 0 && { minimum }),
    ...(starts_at !== "" && { starts_at }),
    ...(ends_at !== null && { ends_at }),
    ...(max_uses !== null && { max_uses }),
  };
}

function kindIn(form: FormData): VoucherKind {
  // The cast is safe, because the API reports any other value as an error of this field.
  return textOf(form, "kind") as VoucherKind;
}

/** Returns a negative number for invalid text, which the API refuses, because null would remove the limit. */
function numberIn(form: FormData, name: string): number {
  const number = leiOf(textOf(form, name));
  return Number.isNaN(number) ? -1 : number;
}

export function givesText({ kind, percent, amount }: StaffVoucher): string {
  if (kind === "percent") return `${(percent ?? 0).toLocaleString("ro-RO")} % din produse`;
  return kind === "amount" ? `${formatOfficeLei(amount ?? 0)} din produse` : texts.kinds.free_delivery;
}
