import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import { aCart, openSellingShop } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();

const make = (body: unknown) => shop.staff.post("/staff/vouchers", body);
const storedOf = async (code: string) =>
  (await shop.query("select * from voucher where code = $1", [code]))[0];
const tenPercent = { name: "Zece", kind: "percent", percent: 10 };

describe("a voucher that staff create", () => {
  it("a created voucher stores all its terms, with amounts converted from lei to bani", async () => {
    const { status, body } = await make({
      code: "vara 2027",
      name: "Vara",
      kind: "amount",
      amount: 25.5,
      minimum: 100,
      starts_at: "2027-06-01T00:00:00+03:00",
      ends_at: "2027-09-01T00:00:00+03:00",
      max_uses: 50,
      email: "Ana@Example.com",
      category_ids: [1],
      brand_ids: [2],
      product_ids: [3],
    });
    expect([status, body.data.code]).toEqual([200, "VARA2027"]);
    expect(await storedOf("VARA2027")).toMatchObject({
      kind: "amount",
      percent: null,
      amount_bani: 2550,
      min_bani: 10000,
      starts_at: new Date("2027-05-31T21:00:00Z"),
      ends_at: new Date("2027-08-31T21:00:00Z"),
      max_uses: 50,
      uses: 0,
      email: "ana@example.com",
      category_ids: [1],
      brand_ids: [2],
      product_ids: [3],
    });
  });

  it("a voucher without a code gets a random one and is valid immediately", async () => {
    const codes = [await aVoucher(shop), await aVoucher(shop)];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    expect((await applyVoucher(shop, cart, codes[0] ?? "")).status).toBe(200);
  });

  it("an existing code is refused, ignoring case", async () => {
    await make({ ...tenPercent, code: "DUBLU" });
    const { status, body } = await make({ ...tenPercent, code: "dublu" });
    expect([status, body.errors]).toEqual([
      422,
      { code: ["Există deja un voucher cu acest cod: scrie altul."] },
    ]);
  });

  it.each([
    [{ ...tenPercent, name: "" }, "name", "Câmpul Denumire este obligatoriu."],
    [{ ...tenPercent, kind: "free" }, "kind", "Câmpul Tip nu este valid."],
    [{ ...tenPercent, percent: 101 }, "percent", "Câmpul Procent nu este valid."],
    [{ ...tenPercent, percent: 0 }, "percent", "Câmpul Procent nu este valid."],
    [{ ...tenPercent, percent: 9.99 }, "percent", "Câmpul Procent nu este valid."],
    [{ name: "Zece", kind: "percent" }, "percent", "Câmpul Procent este obligatoriu."],
    [{ name: "Zece", kind: "amount" }, "amount", "Câmpul Valoare este obligatoriu."],
    [{ name: "Zece", kind: "amount", amount: 1.005 }, "amount", "Câmpul Valoare nu este valid."],
    [{ ...tenPercent, max_uses: 0 }, "max_uses", "Câmpul Număr de utilizări nu este valid."],
    [{ ...tenPercent, starts_at: "mâine" }, "starts_at", "Câmpul Început nu este valid."],
    [{ ...tenPercent, ends_at: "2020-01-01T00:00:00Z" }, "ends_at", "Câmpul Sfârșit nu este valid."],
    [{ ...tenPercent, email: "ana@" }, "email", "Adresa de e-mail nu este validă."],
    [{ ...tenPercent, brand_ids: "1" }, "brand_ids", "Câmpul Branduri nu este valid."],
    [[], "body", "Datele trimise nu sunt valide."],
  ])("a new voucher with %j is refused", async (body, field, message) => {
    const { status, body: answer } = await make(body);
    expect([status, answer.errors]).toEqual([422, { [field]: [message] }]);
  });
});

describe("an import", () => {
  it("an import writes vouchers by code; an existing one keeps its uses", async () => {
    const voucher = { code: "import 5", name: "Cinci", kind: "percent", percent: 5, maxUses: 9 } as const;
    await shop.api.importShop({ vouchers: [voucher] });
    await shop.query("update voucher set uses = 3 where code = 'IMPORT5'");
    await shop.api.importShop({ vouchers: [{ ...voucher, kind: "amount", amountBani: 7_00 }] });
    expect(await storedOf("IMPORT5")).toMatchObject({
      kind: "amount",
      percent: null,
      amount_bani: 700,
      max_uses: 9,
      uses: 3,
    });
  });

  it("an import preserves how often a voucher was already used", async () => {
    const used = { code: "UZAT", name: "O dată", kind: "free_delivery", maxUses: 1, uses: 1 } as const;
    await shop.api.importShop({ vouchers: [used] });
    expect(await storedOf("UZAT")).toMatchObject({ uses: 1, max_uses: 1 });
  });
});
