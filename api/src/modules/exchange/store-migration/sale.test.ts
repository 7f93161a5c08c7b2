import { describe, expect, it } from "vitest";
import { lessOf, readSpecificPrices } from "./prestashop/specific-prices.ts";
import { saleOf } from "./records.ts";
import { sourcePrice } from "./sale.rules.ts";

const at = new Date("2026-11-23T10:00:00Z");
const gross = { withVat: true, percent: 21, at };
const requested = (millionths: number, from: string | null, until: string | null) =>
  sourcePrice({ priceMillionths: 12_500_000, sale: saleOf(millionths, from, until) }, gross);

describe("sourcePrice", () => {
  it("a reduced price with an end becomes a reduction, as a percentage if that is exact", () => {
    expect(requested(10_000_000, null, "2026-12-01T00:00:00.000Z")).toEqual({
      listBani: 1250,
      reduction: { percent: 20, fixedBani: null, startsAt: at, endsAt: new Date("2026-12-01") },
      remark: "",
    });
    expect(requested(9_990_000, "2026-11-30T00:00:00.000Z", "2026-12-01T00:00:00.000Z")?.reduction).toEqual({
      percent: null,
      fixedBani: 999,
      startsAt: new Date("2026-11-30"),
      endsAt: new Date("2026-12-01"),
    });
  });

  it("a reduced price without an end becomes the regular price, with a remark", () => {
    expect(requested(9_990_000, "2025-01-01T00:00:00.000Z", null)).toEqual({
      listBani: 999,
      reduction: null,
      remark:
        "Prețul redus nu are dată de sfârșit, așa că a devenit prețul obișnuit. Prețul întreg era 12,50 lei.",
    });
  });

  it.each([
    ["has ended", 9_990_000, null, "2026-11-23T09:59:59.000Z"],
    ["has no amount", 12_500_000, null, null],
    ["ends before it begins", 9_990_000, "2026-12-02T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    ["has no end and has not begun", 9_990_000, "2026-12-02T00:00:00.000Z", null],
  ])("a reduced price that %s leaves the list price", (_what, millionths, from, until) => {
    expect(requested(millionths, from, until)).toMatchObject({ listBani: 1250, reduction: null });
  });
});

describe("readSpecificPrices", () => {
  const everybody = { id_customer: "0", id_group: "0", id_country: "0", id_cart: "0", from_quantity: "1" };
  const row = {
    ...everybody,
    id_product: "5",
    id_product_attribute: "0",
    price: "-1.000000",
    reduction: "0.200000",
    reduction_tax: "1",
    reduction_type: "percentage",
    from: "0000-00-00 00:00:00",
    to: "2026-12-01 00:00:00",
  };
  const product = { id: "5", priceMillionths: 10_000_000 };
  const until = "2026-11-30T22:00:00.000Z";

  it("specific prices reduce a product and its combinations by a percentage", () => {
    const { saleOf: specific, others } = readSpecificPrices([row, { ...row, id_group: "3" }], { at });
    expect(others).toBe(1);
    expect(specific(product)).toEqual({ priceMillionths: 8_000_000, lessMillionths: 0, from: null, until });
    expect(specific(product, { id: "9", impactMillionths: 5_000_000 })?.priceMillionths).toBe(12_000_000);
    expect(specific({ ...product, id: "6" })).toBeNull();
  });

  it("a specific price reduces the price with VAT by an amount, or the price without VAT if it is defined that way", () => {
    const amount = { ...row, reduction: "2.000000", reduction_type: "amount" };
    const sale = readSpecificPrices([amount], { at }).saleOf(product);
    expect(sale).toMatchObject({ priceMillionths: 10_000_000, lessMillionths: 2_000_000 });
    const price = sourcePrice({ priceMillionths: 10_000_000, sale }, { withVat: false, percent: 21, at });
    expect([price?.listBani, price?.reduction?.fixedBani]).toEqual([1210, 1010]);
    expect(readSpecificPrices([{ ...amount, reduction_tax: "0" }], { at }).saleOf(product)).toMatchObject({
      priceMillionths: 8_000_000,
      lessMillionths: 0,
    });
  });

  it("specific prices may set the price of one combination", () => {
    const own = { ...row, id_product_attribute: "9", price: "7.000000", reduction: "0.000000" };
    const { saleOf: specific } = readSpecificPrices([own], { at });
    expect(specific(product)).toBeNull();
    expect(specific(product, { id: "9", impactMillionths: 5_000_000 })?.priceMillionths).toBe(7_000_000);
  });

  describe("several specific prices of one product", () => {
    const day = (text: string) => `${text} 00:00:00`;
    const ofPart = (reduction: string, from: string, to: string) => ({ ...row, reduction, from, to });
    const none = "0000-00-00 00:00:00";
    const over = ofPart("0.200000", day("2025-11-20"), day("2025-12-01"));
    const runs = ofPart("0.300000", day("2026-11-01"), day("2026-12-31"));
    const always = ofPart("0.100000", none, none);
    const later = ofPart("0.400000", day("2026-12-05"), day("2026-12-10"));
    const last = ofPart("0.500000", day("2027-01-05"), day("2027-01-10"));
    it.each([
      ["has ended while another is current", [over, runs], 7_000_000, 0],
      ["starts later while another is current", [later, runs], 7_000_000, 1],
      ["has no end and another has one", [always, runs], 7_000_000, 1],
      ["has no end, the other has not started", [later, always], 9_000_000, 1],
      ["starts before the other", [last, later], 6_000_000, 1],
      [
        "has ended, the other ends before it starts",
        [over, { ...later, to: day("2026-12-01") }],
        undefined,
        0,
      ],
    ])(
      "only the current or next of several specific prices counts: %s",
      (_which, rows, millionths, further) => {
        const specific = readSpecificPrices(rows, { at });
        expect(specific.saleOf(product)?.priceMillionths).toBe(millionths);
        expect(specific.further).toBe(further);
      },
    );

    it("a combination's specific price takes precedence over the product's", () => {
      const own = { id_product_attribute: "9" };
      const inputOf = (rows: (typeof row)[]) =>
        readSpecificPrices(rows, { at }).saleOf(product, { id: "9", impactMillionths: 0 })?.priceMillionths;
      expect(inputOf([runs, { ...always, ...own }])).toBe(9_000_000);
      expect(inputOf([{ ...over, ...own }, runs])).toBe(7_000_000);
      expect(inputOf([{ ...later, ...own }, runs])).toBe(7_000_000);
      expect(readSpecificPrices([runs, { ...always, ...own }], { at }).further).toBe(0);
    });
  });

  it("specific prices without a base price have no effect", () => {
    expect(
      lessOf(null, { part: 0.5, amountMillionths: 0, hasVat: true, from: null, until: null }),
    ).toBeNull();
  });
});
