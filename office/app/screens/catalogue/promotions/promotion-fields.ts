import { formatOfficeLei } from "@curat/contract/lei.values";
import type { ListedStaffPromotion, StaffPromotion } from "@curat/contract/staff/promotions";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { instantOf, localOf } from "../../../components/time/local.ts";
import { momentText } from "../../../components/time/moment.ts";
import { texts } from "./texts.ts";

/** Returns the code of a product, or its id if it has no known code. */
export type CodeOf = (id: number) => string;

export function filledPromotion(promotion: StaffPromotion, codeOf: CodeOf): Typed {
  const { percent, price, gift } = promotion;
  return {
    promo: promotion.promo,
    slug: promotion.slug,
    label: promotion.label,
    starts_at: localOf(promotion.starts_at),
    ends_at: localOf(promotion.ends_at),
    ...(promotion.is_published && { is_published: "on" }),
    kind: percent === null ? (price === null ? "none" : "price") : "percent",
    percent: percent === null ? "" : String(percent).replace(".", ","),
    price: price === null ? "" : typedLei(price),
    products: promotion.product_ids.map(codeOf).toSorted().join("\n"),
    "gift.code": gift ? codeOf(gift.productID) : "",
    "gift.quantity": gift ? String(gift.quantity) : "1",
    "gift.from": gift?.from == null ? "" : typedLei(gift.from),
    description: promotion.description,
    pic: promotion.pic ?? "",
    pic_mobile: promotion.pic_mobile ?? "",
    sort_order: String(promotion.sort_order),
  };
}

export const BLANK_PROMOTION: Typed = { kind: "percent", "gift.quantity": "1", sort_order: "0" };

const KINDS: Partial<Record<string, string>> = texts.kinds;

export const COMPARED_PROMOTION: Compared = {
  labels: texts.labels,
  say: (name, value = "") => {
    if (name === "kind") return KINDS[value] ?? value;
    if (name === "is_published") return value === "on" ? texts.yes : texts.no;
    return name === "starts_at" || name === "ends_at" ? momentText(instantOf(value)) || value : value;
  },
};

/** Reads a promotion from its form. Does not read products and gift, whose codes must be looked up. */
export function promotionIn(form: FormData) {
  const promo = textOf(form, "promo");
  const { percent, price } = reductionIn(form);
  return {
    promo,
    slug: textOf(form, "slug") || slugOf(promo),
    label: textOf(form, "label"),
    starts_at: instantOf(textOf(form, "starts_at")),
    ends_at: instantOf(textOf(form, "ends_at")),
    is_published: form.get("is_published") !== null,
    skip_overlapping: form.get("skip_overlapping") !== null,
    percent,
    price,
    description: textOf(form, "description"),
    pic: textOf(form, "pic"),
    pic_mobile: textOf(form, "pic_mobile"),
    sort_order: Number(textOf(form, "sort_order")),
  };
}

/** Returns the selected kind of reduction. Ignores the value of the other kind. */
export function reductionIn(form: FormData): { percent: number | null; price: number | null } {
  const kind = textOf(form, "kind");
  return {
    percent: kind === "percent" ? numberIn(form, "percent") : null,
    price: kind === "price" ? numberIn(form, "price") : null,
  };
}

/** Parses a number. Invalid text becomes 0, which the API refuses, because null would mean no reduction. */
function numberIn(form: FormData, name: string): number {
  const number = leiOf(textOf(form, name));
  return Number.isNaN(number) ? 0 : number;
}

/** Reads the gift except its product. Returns null if no code is entered. */
export function giftIn(form: FormData): { code: string; quantity: number; from: number | null } | null {
  const code = textOf(form, "gift.code");
  if (code === "") return null;
  const from = textOf(form, "gift.from");
  return {
    code,
    quantity: Number(textOf(form, "gift.quantity")),
    from: from === "" ? null : numberIn(form, "gift.from"),
  };
}

export function atTypedFields(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [FIELDS[name] ?? name, messages]),
  );
}

const FIELDS: Partial<Record<string, string>> = {
  product_ids: "products",
  gift: "gift.code",
  "gift.productID": "gift.code",
};

export function givesText({ percent, price }: ListedStaffPromotion): string {
  if (percent !== null) return texts.off(percent);
  return price === null ? texts.gift : texts.at(formatOfficeLei(price));
}

/** Returns the promotion's state as text. An unpublished promotion has no effect on any date. */
export function stateText({ state, is_published }: ListedStaffPromotion): string {
  return is_published || state === "ended" ? texts.states[state] : texts.draft;
}
