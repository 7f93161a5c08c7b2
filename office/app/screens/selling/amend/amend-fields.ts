/** Converts the form for changing an order to the API's request. */
import type { InputOf } from "@curat/contract/client";
import type { AmendableOrder, previewAmendment } from "@curat/contract/staff/amendments";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { discountOf } from "../../../components/money/discount.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";

export type AmendmentBody = InputOf<typeof previewAmendment>["body"];

export interface GoodsField {
  kind: "product" | "bundle" | "free";
  id: number;
  label: string;
  quantity: string;
}

const GOODS = /^(product|bundle|free)\[(\d{1,10})\]$/;

export const quantityName = ({ kind, id }: Pick<GoodsField, "kind" | "id">): string => `${kind}[${id}]`;
export const discountName = ({ kind, id }: Pick<GoodsField, "kind" | "id">): string =>
  `${kind}-discount[${id}]`;
export const priceName = ({ kind, id }: Pick<GoodsField, "kind" | "id">): string => `${kind}-price[${id}]`;
/** Returns the name of the hidden field with the discount that a line or the order already has. */
export const storedName = (name: string): string => `given-${name}`;
export const labelName = ({ kind, id }: Pick<GoodsField, "kind" | "id">): string => `${kind}-label[${id}]`;

/** Returns the form's lines in order. Before anything is entered, these are the order's lines. */
export function goodsFields({ items }: AmendableOrder, typed: Typed | undefined): GoodsField[] {
  if (!typed)
    return items.map(({ kind, id, name, quantity }) => ({
      kind,
      id,
      label: name,
      quantity: String(quantity),
    }));
  return Object.entries(typed).flatMap(([name, quantity]) => {
    const [, kind, id] = GOODS.exec(name) ?? [];
    if (kind !== "product" && kind !== "bundle" && kind !== "free") return [];
    const field = { kind, id: Number(id) } as const;
    return { ...field, label: typed[labelName(field)] ?? "", quantity };
  });
}

/** Adds a found product to the form, unless it is already there, and empties the search field. */
export function withAdded(typed: Typed, id: string): Typed {
  if (!/^\d{1,10}$/.test(id)) return typed;
  const field = { kind: "product", id: Number(id) } as const;
  const [quantity, label] = [quantityName(field), typed[`found-label[${id}]`] ?? ""];
  const searched = { ...typed, find: "" };
  return quantity in typed ? searched : { ...searched, [quantity]: "1", [labelName(field)]: label };
}

/** Reads the order change from the form. A quantity of 0 removes the line. */
export function amendmentOf(typed: Typed, version: number): AmendmentBody {
  const text = (name: string): string => (typed[name] ?? "").trim();
  const isCompany = text("customer_type") === "pj";
  return {
    version,
    items: goodsOf(typed).map(({ kind, id, quantity }) => ({
      kind,
      id,
      quantity: Number(quantity),
      ...lineDiscountOf(typed, { kind, id }),
    })),
    ...(isChanged(typed, "discount") && { discount: discountOf(text("discount")) }),
    cause: text("cause") === "shop" ? "shop" : "buyer",
    reason: text("reason"),
    address: {
      county: text("address.county"),
      city: text("address.city"),
      streetaddress: text("address.streetaddress"),
      zipcode: text("address.zipcode"),
    },
    customer: {
      firstname: text("customer.firstname"),
      lastname: text("customer.lastname"),
      phone: text("customer.phone"),
      email: text("customer.email"),
      customer_type: isCompany ? "pj" : "pf",
      ...(!isCompany && text("keeps_billing_address") !== "" && { keeps_billing_address: true }),
    },
    ...(isCompany && {
      company: {
        name: text("company.name"),
        cui: text("company.cui"),
        reg: text("company.reg"),
        bank: text("company.bank"),
        iban: text("company.iban"),
        county: text("company.county"),
        city: text("company.city"),
        streetaddress: text("company.streetaddress"),
      },
    }),
    ...(text("deliveryid") !== "" && {
      delivery: { deliveryid: Number(text("deliveryid")), lockerid: text("lockerid") },
    }),
    ...(text("paymentid") !== "" && { payment: { paymentid: Number(text("paymentid")) } }),
  };
}

/** Returns the form's initial values, which are the order's current data. */
export function typedOf(order: AmendableOrder): Typed {
  const { address, customer, company, locker } = order;
  const under = (name: string, values: object): Typed =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, String(value)]));
  const { customer_type, ...person } = customer;
  return {
    ...Object.fromEntries(
      order.items.flatMap((item) => {
        const storedDiscount = discountText(item.discount);
        const discount = discountName(item);
        return [
          [quantityName(item), String(item.quantity)],
          [labelName(item), item.name],
          [discount, storedDiscount],
          [storedName(discount), storedDiscount],
        ];
      }),
    ),
    discount: discountText(order.discount),
    [storedName("discount")]: discountText(order.discount),
    customer_type,
    ...under("address", address),
    ...under("customer", person),
    ...(company && under("company", company)),
    deliveryid: String(order.deliveryid ?? ""),
    lockerid: locker?.id ?? "",
    paymentid: String(order.paymentid ?? ""),
  };
}

/** Formats a discount for its field. Returns "" if there is no discount. */
export function discountText(lei: number): string {
  return lei === 0 ? "" : typedLei(lei);
}

function isChanged(typed: Typed, name: string): boolean {
  return (typed[name] ?? "").trim() !== (typed[storedName(name)] ?? "");
}

type LineDiscount = Pick<NonNullable<AmendmentBody["items"]>[number], "discount">;

/**
 * Returns a line's entered price or discount. If both are entered, returns an invalid amount, which the API refuses.
 */
function lineDiscountOf(typed: Typed, line: Pick<GoodsField, "kind" | "id">): LineDiscount {
  const [price, discount] = [(typed[priceName(line)] ?? "").trim(), discountName(line)];
  if (!isChanged(typed, discount)) return price === "" ? {} : { discount: { price: leiOf(price) } };
  return { discount: price === "" ? discountOf(typed[discount] ?? "") : { amount: Number.NaN } };
}

function goodsOf(typed: Typed): GoodsField[] {
  return goodsFields({ items: [] } as unknown as AmendableOrder, typed).filter(
    ({ quantity }) => quantity.trim() !== "0" && quantity.trim() !== "",
  );
}

/** Assigns the API's errors to the form's fields. Positions in errors count only the submitted lines. */
export function atFields(errors: Record<string, string[]>, typed: Typed): Record<string, string[]> {
  const sent = goodsOf(typed);
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => {
      const [, index = -1, field] = /^items\.(\d+)\.(\w+)/.exec(name) ?? [];
      const line = sent[Number(index)];
      const nameOf = field === "discount" ? discountName : quantityName;
      return [line ? nameOf(line) : (RENAMED[name] ?? name), texts];
    }),
  );
}
const RENAMED: Record<string, string> = {
  "delivery.deliveryid": "deliveryid",
  "delivery.lockerid": "lockerid",
  "payment.paymentid": "paymentid",
  "customer.customer_type": "customer_type",
};
