import type { OrderBodyInput } from "@curat/contract/orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import { discountOf } from "../../../components/money/discount.ts";
import { leiOf } from "../../../components/money/lei.ts";

export interface TypedLine {
  productid: number;
  quantity: number;
  discount?: ReturnType<typeof discountOf> | { price: number };
}
export type Pressed =
  | { kind: "find" | "find-buyer" | "new-customer" | "guest" | "total" | "place" | "offer" }
  | { kind: "add" | "remove"; productid: number }
  | { kind: "buyer"; customerid: number }
  | { kind: "firm"; cui: string };

/** Returns which button was pressed. Enter in a field acts like the button for the total. */
export function pressed(form: FormData): Pressed {
  const press = textOf(form, "press");
  for (const kind of ["find", "find-buyer", "new-customer", "guest", "place", "offer"] as const)
    if (press === kind) return { kind };
  const [, customer] = /^buyer-(\d{1,9})$/.exec(press) ?? [];
  if (customer !== undefined) return { kind: "buyer", customerid: Number(customer) };
  const [, cui] = /^firm-(\d{2,10})$/.exec(press) ?? [];
  if (cui !== undefined) return { kind: "firm", cui };
  const [, kind, id] = /^(add|remove)-(\d{1,9})$/.exec(press) ?? [];
  if (kind === "add" || kind === "remove") return { kind, productid: Number(id) };
  return { kind: "total" };
}

/** Reads the lines from fields named `line[12]`, in order. A quantity of 0 removes the line. */
export function linesIn(form: FormData): TypedLine[] {
  return [...form].flatMap(([name, value]) => {
    const [, id] = /^line\[(\d{1,9})\]$/.exec(name) ?? [];
    const quantity = Math.trunc(Number(value));
    return id !== undefined && quantity > 0
      ? [{ productid: Number(id), quantity, ...lineDiscountIn(form, id) }]
      : [];
  });
}

/**
 * Returns a line's entered price or discount. If both are entered, returns an invalid amount, which the API refuses.
 */
function lineDiscountIn(form: FormData, id: string): Pick<TypedLine, "discount"> {
  const [price, discount] = [textOf(form, `price[${id}]`), textOf(form, `discount[${id}]`)];
  if (price === "") return discount === "" ? {} : { discount: discountOf(discount) };
  return { discount: discount === "" ? { price: leiOf(price) } : { amount: Number.NaN } };
}

/** Returns the lines after a button was pressed. Adding a product again increases its quantity. */
export function withLine(lines: TypedLine[], press: Pressed): TypedLine[] {
  if (press.kind === "remove") return lines.filter(({ productid }) => productid !== press.productid);
  if (press.kind !== "add") return lines;
  const { productid } = press;
  if (!lines.some((line) => line.productid === productid)) return [...lines, { productid, quantity: 1 }];
  return lines.map((line) =>
    line.productid === productid ? { ...line, quantity: line.quantity + 1 } : line,
  );
}

/**
 * Returns "now" if a change of the field requests a new total, "later" if it only marks the total as outdated, otherwise
 * undefined.
 */
export function changesTotal(name: string): "now" | "later" | undefined {
  if (/^line\[|^delivery\.deliveryid$|^payment\.paymentid$|^customer\.customer_type$/.test(name))
    return "now";
  if (/^(?:discount|price)\[/.test(name)) return "later";
  return ["deliveryaddress.countyid", "city", "voucher", "discount"].includes(name) ? "later" : undefined;
}

/**
 * Returns the body of the order, in the format that the checkout sends. A company's address is the delivery
 * address.
 */
export function orderIn(form: FormData, cityid: number): OrderBodyInput {
  const text = (name: string) => textOf(form, name);
  const place = {
    countyid: text("deliveryaddress.countyid"),
    cityid,
    streetaddress: text("deliveryaddress.streetaddress"),
    zipcode: text("deliveryaddress.zipcode"),
  };
  const isCompany = text("customer.customer_type") === "pj";
  return {
    order_type: "online",
    observation: text("observation"),
    delivery: { deliveryid: text("delivery.deliveryid") },
    selected_store: text("selected_store") || null,
    payment: { paymentid: text("payment.paymentid") },
    customer: {
      firstname: text("customer.firstname"),
      lastname: text("customer.lastname"),
      phone: text("customer.phone"),
      email: text("customer.email"),
      customer_type: isCompany ? "pj" : "pf",
    },
    deliveryaddress: place,
    ...(isCompany && {
      company: { name: text("company.name"), cui: text("company.cui"), reg: text("company.reg"), ...place },
    }),
  };
}

/** Assigns the API's errors to the form's fields. Returns those without a field separately. */
export function readable(errors: Record<string, string[]>): {
  errors: Record<string, string[]>;
  whole: string[];
} {
  const at: Record<string, string[]> = {};
  const whole: string[] = [];
  for (const [path, texts] of Object.entries(errors)) {
    const field = path.replace(/^order\./, "");
    if (field === "deliveryaddress.cityid" || field === "cityid") at.city = texts;
    else if (
      /^(?:lines|total|customerid|offerid|key|cart|items|gifts|coupon|company\.(?:countyid|cityid|streetaddress|zipcode))/.test(
        field,
      )
    )
      whole.push(...texts);
    else at[field] = texts;
  }
  return { errors: at, whole: [...new Set(whole)] };
}
