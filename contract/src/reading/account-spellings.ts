/** Reads carts, orders and account data in the field names that providers use. */
import { roundLei } from "../lei.values.ts";
import { isRecord, textOf } from "../unknown-body.ts";
import { completed, firstOf, isNothing } from "./spellings.ts";
import { readNumber } from "./read-scalar.ts";

type Raw = Record<string, unknown>;
const ofRecord =
  (rewrite: (raw: Raw) => unknown) =>
  (raw: unknown): unknown =>
    isRecord(raw) ? rewrite(raw) : raw;

/** Maximum quantity without a limit by the provider; above the quantity of any real order. */
const NO_MAXIMUM = 999;

/** Reads a cart item; one without a price cannot be ordered. */
export const cartItemOf = ofRecord((raw) => {
  const quantity = readNumber(firstOf(raw.quantity, raw.initial_quantity, raw.qty)) ?? 1;
  const price = readNumber(raw.price);
  const subtotal = readNumber(raw.subtotal);
  const each = price ?? (subtotal === undefined ? undefined : subtotal / Math.max(quantity, 1));
  const lacks =
    price === undefined ||
    subtotal === undefined ||
    readNumber(raw.order_qty) === undefined ||
    readNumber(raw.quantity) === undefined;
  if (!lacks) return raw;
  return {
    ...raw,
    quantity,
    order_qty: readNumber(raw.order_qty) ?? NO_MAXIMUM,
    ...(each === undefined
      ? { stockid: "2" }
      : { price: roundLei(each), subtotal: subtotal ?? roundLei(each * quantity) }),
  };
});

/** Reads a cart, groups its payment options, and derives a missing total from other sums. */
export const cartOf = ofRecord((raw) => {
  const totals = isRecord(raw.totals) ? raw.totals : {};
  const grouped = isRecord(raw.grouped_cart) ? raw.grouped_cart : {};
  const sums = isRecord(grouped.no_group) ? grouped.no_group : {};
  const hasTotal = readNumber(totals.grandtotal) !== undefined;
  const hasDelivery = readNumber(totals.total_delivery) !== undefined;
  const groups = groupsOf(raw.payment_options_groups);
  if (hasTotal && hasDelivery && groups === raw.payment_options_groups) return raw;
  const lines = linesOf(raw.cartitems);
  const delivery =
    readNumber(totals.total_delivery) ?? readNumber(sums.delivery_price) ?? deliveryIn(totals, lines, raw);
  return {
    ...raw,
    payment_options_groups: groups,
    totals: {
      ...totals,
      total_delivery: delivery,
      grandtotal: hasTotal ? totals.grandtotal : (readNumber(sums.total) ?? lines + delivery),
    },
  };
});

/**
 * Derives the delivery price as the total minus the goods. Returns 0 with a coupon, because the difference then
 * includes its discount.
 */
function deliveryIn(totals: Raw, lines: number, { coupon }: Raw): number {
  const total = readNumber(totals.grandtotal);
  const hasCoupon = isRecord(coupon) && Object.keys(coupon).length > 0;
  return total === undefined || lines === 0 || hasCoupon ? 0 : Math.max(0, roundLei(total - lines));
}

function linesOf(items: unknown): number {
  const lines = Array.isArray(items) ? items : isRecord(items) ? Object.values(items) : [];
  const sum = lines.reduce((total: number, line: unknown) => {
    if (!isRecord(line)) return total;
    const quantity = readNumber(line.quantity) ?? 1;
    return total + (readNumber(line.subtotal) ?? (readNumber(line.price) ?? 0) * quantity);
  }, 0);
  return roundLei(sum);
}

/** Accepts a list of options or an object keyed by group name. */
function groupsOf(raw: unknown): unknown {
  if (Array.isArray(raw)) {
    if (!raw.some((one) => isRecord(one) && "paymentId" in one)) return raw;
    return [{ name: "", options: raw }];
  }
  if (!isRecord(raw)) return [];
  return Object.entries(raw).map(([name, group]) => {
    if (isRecord(group) && "options" in group) return completed(group, { name });
    return { name: /^k?\d+$/.test(name) ? "" : name, options: group };
  });
}

/** Reads a choice sent as an id or as an object that contains one; id 0 means no choice. */
export const chosenOf =
  (key: string) =>
  (raw: unknown): unknown => {
    const id = readNumber(isRecord(raw) ? raw[key] : raw);
    if (id === undefined || id === 0) return null;
    return isRecord(raw) ? raw : { [key]: id };
  };

export function namedUser(read: Raw): Raw {
  if (!isNothing(read.fullname)) return read;
  return { ...read, fullname: [read.firstname, read.lastname].filter(Boolean).join(" ") };
}

export const placeOf = ofRecord((raw) =>
  completed(raw, {
    countyid: firstOf(raw.countyID, raw.county_id),
    cityID: firstOf(raw.cityid, raw.city_id),
  }),
);

/** Reads a company whose address may be nested. */
export const companyOf = ofRecord((raw) => {
  const named = completed(raw, {
    companyID: firstOf(raw.id, raw.companyid),
    companyname: firstOf(raw.name, raw.company),
    fiscalcode: raw.cui,
    commerceregistry: raw.reg,
    bankname: raw.bank,
    bankaccount: raw.iban,
  });
  if (isRecord(named.address)) return named;
  const { countyid, countyID, county, cityID, cityid, city, streetaddress, zipcode } = raw;
  return { ...named, address: { countyid, countyID, county, cityID, cityid, city, streetaddress, zipcode } };
});

export const orderResultOf = ofRecord((raw) =>
  completed(raw, {
    randomid: firstOf(raw.randomID, raw.id),
    delivery_phone: raw.phone,
    paymentcode: raw.paymentCode,
  }),
);

/** Reads an order line, whose name may be in `info`. */
export const orderItemOf = ofRecord((raw) => {
  const info = isRecord(raw.info) ? raw.info : {};
  const [price, subtotal] = [readNumber(raw.price), readNumber(raw.subtotal)];
  const quantity = readNumber(raw.quantity) ?? 1;
  const named = completed(raw, {
    product: firstOf(info.product, info.name, raw.name),
    productid: firstOf(raw.productID, raw.id),
  });
  if (price !== undefined)
    return subtotal === undefined ? { ...named, subtotal: roundLei(price * quantity) } : named;
  return subtotal === undefined ? named : { ...named, price: roundLei(subtotal / Math.max(quantity, 1)) };
});

const linesIn = (raw: Raw): unknown =>
  [raw.items, raw.products].find((list) => (Array.isArray(list) ? list.length > 0 : isRecord(list)));

const PERSON = [
  "firstname",
  "lastname",
  "email",
  "phone",
  "delivery_phone",
  "delivery_county",
  "delivery_city",
];
const PLACES = ["delivery_streetaddress", "delivery_zipcode", "invoice_county", "invoice_city"];
const FIRM = [
  "invoice_streetaddress",
  "companyname",
  "fiscalcode",
  "commerceregistry",
  "bankname",
  "bankaccount",
];

export const orderOf = ofRecord((raw) => {
  const { awb } = raw;
  const [first] = Array.isArray(awb) ? awb : [];
  const found = Array.isArray(awb) ? (first as unknown) : awb;
  const isOurs = isRecord(raw.data) && Array.isArray(raw.items) && found === awb && !isNothing(raw.number);
  if (isOurs) return raw;
  const flat = Object.fromEntries([...PERSON, ...PLACES, ...FIRM].map((key) => [key, raw[key]]));
  const data = isRecord(raw.data) ? raw.data : flat;
  const code = textOf(found) ?? (typeof found === "number" ? String(found) : undefined);
  const items = linesIn(raw) ?? [];
  const [total, delivery] = [readNumber(raw.total), readNumber(raw.delivery_price)];
  const goods = linesOf(items);
  return {
    ...completed(raw, {
      randomID: firstOf(raw.randomid, raw.id),
      number: firstOf(raw.id, raw.randomID, raw.randomid),
      paymentCode: raw.paymentcode,
      status: firstOf(raw.status_label, raw.status_name),
    }),
    total: total ?? roundLei(goods + (delivery ?? 0)),
    delivery_price: delivery ?? Math.max(0, roundLei((total ?? goods) - goods)),
    items,
    products: [],
    awb: code === undefined ? (found ?? null) : { awbid: code, tracking: "" },
    data: completed(data, { delivery_phone: data.phone }),
  };
});

export const returnableOf = ofRecord((raw) => {
  if (Array.isArray(raw.items) && !isNothing(raw.number)) return raw;
  return {
    ...completed(raw, { randomID: raw.randomid, number: firstOf(raw.id, raw.randomID, raw.randomid) }),
    items: linesIn(raw) ?? [],
  };
});

/** Reads a returnable item. Without a limit from the provider, all ordered pieces can be returned. */
export const returnableItemOf = ofRecord((raw) => {
  const info = isRecord(raw.info) ? raw.info : {};
  return completed(raw, {
    product: firstOf(info.product, info.name, raw.name),
    productid: firstOf(raw.productID, raw.id),
    returnable: raw.quantity,
  });
});

/** Uses the id as the number when none was sent. */
export const numberedOf = ofRecord((raw) => completed(raw, { number: raw.id }));

/** Reads a complaint; if only the shop's latest answer was sent, it becomes the list of answers. */
export const complaintOf = ofRecord((raw) =>
  completed(raw, {
    number: raw.id,
    answers: isNothing(raw.answer) ? undefined : [{ text: raw.answer, at: raw.answered_at ?? "" }],
  }),
);
