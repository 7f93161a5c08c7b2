import { formatOfficeLei } from "@curat/contract/lei.values";
import type { ListedStaffPromotion, StaffPromotion } from "@curat/contract/staff/promotions";
import type { PromotionOverlap } from "@curat/contract/staff/promotions.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { instantOf, localOf } from "../../../components/time/local.ts";
import { momentText } from "../../../components/time/moment.ts";
import type { Addable } from "../../../components/products/products.server.ts";
import { filledTicks, tickedIn, tickField } from "../../../components/ticks/tick-fields.ts";
import { texts } from "./texts.ts";

export const CATEGORY = "category";
export const BRAND = "brand";

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
    excluded: promotion.excluded_ids.map(codeOf).toSorted().join("\n"),
    overlap: promotion.overlap,
    ...filledTicks(CATEGORY, promotion.category_ids),
    ...filledTicks(BRAND, promotion.brand_ids),
    "gift.code": gift ? codeOf(gift.productID) : "",
    "gift.quantity": gift ? String(gift.quantity) : "1",
    "gift.from": gift?.from == null ? "" : typedLei(gift.from),
    description: promotion.description,
    pic: promotion.pic ?? "",
    pic_mobile: promotion.pic_mobile ?? "",
    sort_order: String(promotion.sort_order),
  };
}

export const BLANK_PROMOTION: Typed = {
  kind: "percent",
  overlap: "lower",
  "gift.quantity": "1",
  sort_order: "0",
};

const KINDS: Partial<Record<string, string>> = texts.kinds;

const OVERLAPS: Partial<Record<string, string>> = texts.overlaps;

/** Returns the conflict view's labels, which include the names of categories and brands. */
export function comparedPromotion({ categories, brands }: Addable): Compared {
  const boxes = (name: string, options: Addable["brands"], format: (label: string) => string): Typed =>
    Object.fromEntries(
      options.map(({ value, label }) => [tickField(name, value), format(label.replace(/^(?:— )+/, ""))]),
    );
  return {
    labels: {
      ...texts.labels,
      ...boxes(CATEGORY, categories, texts.category),
      ...boxes(BRAND, brands, texts.brand),
    },
    format: formatPromotion,
  };
}

function formatPromotion(name: string, value = ""): string {
  if (name === "kind") return KINDS[value] ?? value;
  if (name === "overlap") return OVERLAPS[value] ?? value;
  if (name.startsWith(`${CATEGORY}.`) || name.startsWith(`${BRAND}.`))
    return value === "on" ? texts.yes : texts.no;
  if (name === "is_published") return value === "on" ? texts.yes : texts.no;
  return name === "starts_at" || name === "ends_at" ? momentText(instantOf(value)) || value : value;
}

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
    ...targetsIn(form),
    percent,
    price,
    description: textOf(form, "description"),
    pic: textOf(form, "pic"),
    pic_mobile: textOf(form, "pic_mobile"),
    sort_order: Number(textOf(form, "sort_order")),
  };
}

/** Reads the categories and brands, and what applies where promotions meet. */
export function targetsIn(form: FormData) {
  return {
    category_ids: tickedIn(form, CATEGORY),
    brand_ids: tickedIn(form, BRAND),
    // The cast is safe, because the API reports any other value as an error of this field.
    overlap: (textOf(form, "overlap") || "refuse") as PromotionOverlap,
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
  category_ids: "products",
  brand_ids: "products",
  excluded_ids: "excluded",
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
