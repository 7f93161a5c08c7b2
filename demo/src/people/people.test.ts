/** Checks that people refer to existing data, and that their events are in order. */
import { describe, expect, test } from "vitest";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import { COURIER_DELIVERIES } from "@curat/contract/deliveries.values";
import { growProducts, type GrownProduct } from "../catalogue/grow.ts";
import { DAY_MS } from "../catalogue/prices.ts";
import { loadGeography } from "../geography.ts";
import { BUCHAREST_ID } from "../geography/counties.ts";
import { misspellings } from "../text-checks.ts";
import { COMPANIES } from "./companies.ts";
import { COMPLAINTS } from "./complaints.ts";
import { ORDERS } from "./orders/order.ts";
import { peopleImports } from "./people.ts";
import { DEMO_PASSWORD, PERSONS } from "./persons.ts";
import { SUPPLIERS } from "./received-invoices.ts";
import { RETURNS } from "./returns.ts";

// The beginning of a day, because no event may be later than now.
const NOW = new Date("2026-11-21T00:00:01Z");
const grow = (count: number, now = NOW): GrownProduct[] => [...growProducts({ count, now })].flat();
const grown = grow(1_200);
const products = new Map(grown.map(({ product }) => [product.id, product]));
const { customers, vouchers, orders, returns, complaints, reviews } = peopleImports(grown, NOW);
const customerOf = (email: string) => customers.find((customer) => customer.email === email);
const times = (dates: (Date | undefined | null)[]): number[] =>
  dates.flatMap((date) => (date ? [date.getTime()] : []));

describe("demo people and companies", () => {
  test("people and companies live in localities of the shop's list", async () => {
    const { cities = [] } = await loadGeography();
    const counties = new Map(cities.map(({ id, countyId }) => [id, countyId]));
    const places = [
      ...customers.flatMap(({ addresses = [], companies = [] }) => [...addresses, ...companies]),
      ...orders.flatMap(({ place, company }) => (company ? [place, company] : [place])),
    ];
    expect(places.filter(({ cityId, countyId }) => counties.get(cityId) !== countyId)).toEqual([]);
    expect(places.filter(({ postcode }) => !/^\d{6}$/.test(postcode ?? ""))).toEqual([]);
    expect(places.map(({ countyId }) => countyId)).toContain(BUCHAREST_ID);
  });

  test("companies have valid fiscal codes and fictitious accounts", () => {
    const companies = Object.values(COMPANIES);
    const cuis = [...companies, ...Object.values(SUPPLIERS)].map(({ cui }) => cui.replace(/^RO/, ""));
    expect(cuis.filter((cui) => !passesCuiCheck(cui) || !cui.startsWith("99"))).toEqual([]);
    const ibans = [
      ...Object.values(SUPPLIERS).map(({ iban }) => iban),
      ...companies.flatMap((company) => ("iban" in company ? [company.iban] : [])),
      ...RETURNS.map(({ iban }) => iban),
      ...COMPLAINTS.flatMap(({ details }) => details?.bank_account ?? []),
    ];
    expect(ibans.filter((iban) => !passesIbanCheck(iban) || iban.slice(4, 8) !== "AAAA")).toEqual([]);
  });

  test("contact data belong to no real person", () => {
    const people = Object.values(PERSONS);
    expect(people.filter(({ email }) => !/@(?:example\.com|[\w-]+\.example)$/.test(email))).toEqual([]);
    expect(people.filter(({ phone }) => !/^\+40700000\d{3}$/.test(phone))).toEqual([]);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  });

  test("three people can log in to try out the shop, one of each kind", () => {
    const tried = customers.filter(({ password }) => password === DEMO_PASSWORD);
    expect(tried.map(({ email }) => email)).toEqual([
      "ana.munteanu@example.com",
      "mihai.dobrescu@valea-brazilor.example",
      "secretariat@scoala-exemplu.example",
    ]);
    expect(customers.filter(({ addresses }) => addresses)).toHaveLength(12);
  });
});

describe("demo orders", () => {
  test("orders cover every status, delivery method, payment method and kind of buyer", () => {
    const distinct = (values: (string | undefined)[]): string[] =>
      [...new Set(values)].flatMap((one) => one ?? []).sort();
    const ends = orders.map(
      ({ story = [], payment }) =>
        story.at(-1)?.status ?? (["BANK", "CARD"].includes(payment) ? "awaiting_payment" : "new"),
    );
    expect(distinct(ends)).toEqual(
      "awaiting_payment cancelled completed confirmed delivered new partly_returned preparing refused returned shipped".split(
        " ",
      ),
    );
    expect(distinct(orders.map(({ delivery }) => delivery.code))).toEqual(
      Object.values(DELIVERY_CODE)
        .filter((code) => COURIER_DELIVERIES.find((one) => one.code === code)?.isBasic !== false)
        .sort(),
    );
    expect(distinct(orders.map(({ payment }) => payment))).toEqual(Object.values(PAYMENT_CODE).sort());
    expect(orders.filter(({ company }) => company).length).toBeGreaterThan(10);
    expect(orders.filter(({ email }) => !customerOf(email)).length).toBeGreaterThanOrEqual(3);
    expect(orders.filter(({ email }) => email === PERSONS.ana.email).length).toBeGreaterThan(12);
    expect(orders).toHaveLength(ORDERS.length);
  });

  test("orders contain products that the shop offered at that time, at that day's price", () => {
    for (const { lines, placedAt } of orders)
      for (const { productId, quantity, unitPriceBani } of lines) {
        const product = products.get(productId);
        expect(product?.firstOfferedAt.getTime()).toBeLessThanOrEqual(placedAt.getTime());
        expect(quantity).toBeGreaterThanOrEqual(product?.minQuantity ?? Infinity);
        expect(quantity).toBeLessThanOrEqual(product?.maxQuantity ?? 0);
        const requested = product?.prices.findLast(({ from }) => from <= placedAt) ?? product?.prices[0];
        expect(unitPriceBani).toBe(requested?.bani);
      }
  });

  test("orders have a cash-on-delivery charge with couriers, but none in the store", () => {
    const charged = (code: string) =>
      orders.filter(
        ({ delivery, payment }) =>
          (delivery.code === "STORE_PICKUP" ? "shop" : "courier") === code && payment === "COD",
      );
    expect(new Set(charged("courier").map(({ chargeBani }) => chargeBani))).toEqual(new Set([500]));
    expect(charged("shop").length).toBeGreaterThan(0);
    expect(new Set(charged("shop").map(({ chargeBani }) => chargeBani))).toEqual(new Set([undefined]));
  });

  test("orders have chronological events, none in the future or before the account", () => {
    for (const { placedAt, story = [], email } of orders) {
      const reported = times([customerOf(email)?.createdAt, placedAt, ...story.map(({ at }) => at)]);
      expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b));
      expect(reported.at(-1)).toBeLessThanOrEqual(NOW.getTime());
    }
    const oldest = Math.min(...times(orders.map(({ placedAt }) => placedAt)));
    expect(NOW.getTime() - oldest).toBeGreaterThan(300 * DAY_MS);
  });

  test("orders have free delivery only above 200 lei or with pickup at the store", () => {
    for (const { delivery, lines, locker, story = [], awb } of orders) {
      const bani = lines.reduce((sum, line) => sum + line.quantity * (line.unitPriceBani ?? 0), 0);
      expect(delivery.bani === 0).toBe(bani > 200_00 || delivery.code === "STORE_PICKUP");
      expect(locker !== undefined).toBe(delivery.code === "SAMEDAY_EASYBOX");
      const hasLeft = story.some(({ status }) => status === "shipped");
      expect(awb !== undefined).toBe(hasLeft && delivery.code !== "STORE_PICKUP");
    }
    const numbers = orders.flatMap(({ awb }) => awb ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(orders.map(({ randomId }) => randomId)).size).toBe(orders.length);
  });
});

describe("records of demo orders", () => {
  test("returns cover every status and are within fourteen days of delivery", () => {
    expect(new Set(returns.map(({ status }) => status)).size).toBe(6);
    expect(returns).toHaveLength(RETURNS.length);
    for (const { order, createdAt, changedAt } of returns) {
      const story = orders.find(({ randomId }) => randomId === order)?.story ?? [];
      const delivered = story.find(({ status }) => status === "delivered")?.at.getTime() ?? 0;
      expect(createdAt.getTime() - delivered).toBeLessThanOrEqual(14 * DAY_MS);
      const reported = times([createdAt, changedAt, NOW]);
      expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    }
    const sentBack = orders.flatMap(({ randomId, story = [] }) => {
      const end = story.at(-1)?.status ?? "";
      return ["returned", "partly_returned"].includes(end) ? [randomId] : [];
    });
    const refunded = returns.flatMap(({ status, order }) => (status === "refunded" ? [order] : []));
    expect(refunded.sort()).toEqual(sentBack.sort());
  });

  test("complaints are open, answered and closed, with the fields of their types", () => {
    expect(complaints).toHaveLength(COMPLAINTS.length);
    expect(new Set(complaints.map(({ typeId }) => typeId)).size).toBe(11);
    expect(complaints.some(({ answer }) => answer === "")).toBe(true);
    expect(complaints.some(({ answer, isClosed }) => answer !== "" && !isClosed)).toBe(true);
    const requested: Record<number, string[]> = {
      3: ["bank_account", "bank_customer", "return_reason"],
      5: ["product_wrong_delivered"],
      7: ["damaged_product_description"],
      11: ["notdelivered_product_description"],
    };
    for (const { typeId, details, answer, createdAt, answeredAt } of complaints) {
      expect(Object.keys(details)).toEqual(requested[typeId] ?? []);
      expect(answeredAt !== null).toBe(answer !== "");
      const reported = times([createdAt, answeredAt, NOW]);
      expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    }
  });

  test("vouchers of every kind exist, including some that are refused", () => {
    expect(new Set(vouchers.map(({ kind }) => kind)).size).toBe(3);
    const some = (is: (voucher: (typeof vouchers)[number]) => unknown): string[] =>
      vouchers.filter(is).map(({ code }) => code);
    expect(some(({ endsAt }) => endsAt && endsAt < NOW)).toEqual(["EXPIRAT10"]);
    expect(some(({ startsAt }) => startsAt && startsAt > NOW)).toEqual(["INCURAND15"]);
    expect(some(({ uses, maxUses }) => uses !== undefined && uses === maxUses)).toEqual(["PRIMELE50"]);
    expect(some(({ email }) => email && customerOf(email))).toEqual(["PENTRUANA"]);
    expect(some(({ productIds = [] }) => productIds.length > 0)).toEqual(["TIHNA25"]);
    expect(some(({ brandIds = [] }) => brandIds.length > 0)).toEqual(["RUFELIA20"]);
    expect(some(({ maxUses }) => maxUses === 1)).toEqual(["OSINGURADATA", "PENTRUANA"]);
  });
});

test("all demo texts have correct diacritics", () => {
  const texts = JSON.stringify([customers, vouchers, orders, returns, complaints, reviews]);
  expect([...new Set(misspellings(texts))]).toEqual([]);
});

describe("demo people loaded at another time", () => {
  test("the demo's people do not depend on the hour at which it is loaded", () => {
    const people = peopleImports(grown, NOW);
    expect(peopleImports(grow(1_200), NOW)).toEqual(people);
    expect(peopleImports(grown, new Date("2026-11-21T23:59:00Z"))).toEqual(people);
  });

  test.each([1, 10, 60, 150, 400])(
    "in a shop of %i products, people refer only to existing products",
    (count) => {
      const few = grow(count);
      const ids = new Set(few.map(({ product }) => product.id));
      const people = peopleImports(few, NOW);
      const named = [
        ...people.customers.flatMap(({ favourites = [] }) => favourites),
        ...people.vouchers.flatMap(({ productIds = [] }) => productIds),
        ...people.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
        ...people.reviews.map(({ productId }) => productId),
      ];
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      expect(people.orders.filter(({ lines }) => lines.length === 0)).toEqual([]);
      expect(people.reviews.filter(({ createdAt }) => createdAt > NOW)).toEqual([]);
      if (count >= 150) expect(people.orders).toHaveLength(ORDERS.length);
    },
  );

  test("the demo's newest order is less than two days old whenever it is loaded", () => {
    const later = new Date("2027-08-09T12:00:00Z");
    const people = peopleImports(grow(400, later), later);
    const newest = Math.max(...times(people.orders.map(({ placedAt }) => placedAt)));
    expect(later.getTime() - newest).toBeLessThan(2 * DAY_MS);
  });
});

function passesCuiCheck(cui: string): boolean {
  const digits = cui.padStart(10, "0");
  const sum = [7, 5, 3, 2, 1, 7, 5, 3, 2].reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  );
  return ((sum * 10) % 11) % 10 === Number(digits[9]);
}

function passesIbanCheck(iban: string): boolean {
  const moved = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) => parseInt(letter, 36)).join("");
  return BigInt(moved) % 97n === 1n;
}
