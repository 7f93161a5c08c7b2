import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { applyVoucher, aVoucherCart } from "../../../testing/test-offers.ts";
import { aCart, anOrderBody, openSellingShop } from "../../../testing/test-orders.ts";
import { lockVoucher } from "./vouchers.store.ts";

const shop = await openSellingShop();

const { staff } = shop;
const tenPercent = { name: "Zece", kind: "percent", percent: 10 };
const make = async (terms: object = {}) =>
  (await staff.post("/staff/vouchers", { ...tenPercent, ...terms })).body.data;
const change = (id: number | string, body: object) => staff.put(`/staff/vouchers/${id}`, body);
const step = (id: number | string, name: string, version: number) =>
  staff.post(`/staff/vouchers/${id}/${name}`, { version });
const list = async (query: string) => (await staff.get(`/staff/vouchers?${query}`)).body;
const changesOf = (id: number) => shop.historyOf("voucher", id);
const tryCode = async (code: string) =>
  (await applyVoucher(shop, await aCart(shop, [{ product: PRODUCT.lemon }]), code)).status;

it("vouchers are listed by state and by part of the code or name, newest first", async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const open = await make({ code: "LISTA1", name: "Deschis" });
  const planned = await make({ code: "LISTA2", starts_at: later });
  const archived = await make({ code: "LISTA3" });
  await step(archived.id, "archive", 1);
  const used = await make({ code: "LISTA4", max_uses: 1 });
  await shop.query("update voucher set uses = 1 where id = $1", [used.id]);
  const ended = await make({ code: "LISTA5" });
  await step(ended.id, "end", 1);
  const codesOf = async (query: string) =>
    (await list(`q=lista&${query}`)).data.map(({ code }: { code: string }) => code);
  expect(await codesOf("")).toEqual(["LISTA5", "LISTA4", "LISTA2", "LISTA1"]);
  expect(await codesOf("state=open")).toEqual(["LISTA1"]);
  expect(await codesOf("state=planned")).toEqual(["LISTA2"]);
  expect(await codesOf("state=ended")).toEqual(["LISTA5"]);
  expect(await codesOf("state=used")).toEqual(["LISTA4"]);
  expect(await codesOf("state=archived")).toEqual(["LISTA3"]);
  expect((await list("q=deschis")).data).toEqual([{ ...open, version: 1 }]);
  expect((await staff.get(`/staff/vouchers/${planned.id}`)).body.data).toEqual(planned);
  expect((await staff.get("/staff/vouchers?state=pierdut")).body.errors).toEqual({
    state: ["Câmpul Stare nu este valid."],
  });
});

describe("a batch of vouchers", () => {
  it("a batch of vouchers has different codes and is recorded as one action", async () => {
    const requested = { ...tenPercent, count: 5_000, max_uses: 1 };
    const { status, body } = await staff.post("/staff/vouchers/batch", requested);
    expect(status).toBe(200);
    const codes = body.data.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(5_000);
    for (const code of codes.slice(0, 50)) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const recorded = await shop.query(
      `select count(*)::int as count, count(distinct batch)::int as batches from change
       where subject_kind = 'voucher' and subject_id = any($1::text[])`,
      [body.data.map(({ id }: { id: number }) => String(id))],
    );
    expect(recorded).toEqual([{ count: 5_000, batches: 1 }]);
    expect(await tryCode(codes[4_999])).toBe(200);
  });

  it("a batch is created once per submission, but again for different terms", async () => {
    const requested = { ...tenPercent, count: 3, key: "0f8fad5b-d9cb-469f-a165-70867728950e" };
    const send = async (path: string, body: object) => (await staff.post(path, body)).body.data;
    const both = [requested, requested].map((body) => send("/staff/vouchers/batch", body));
    const [first, second] = await Promise.all(both);
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
    expect(await send("/staff/vouchers/batch", { ...requested, percent: 11 })).not.toEqual(first);
    const { count: _count, ...one } = requested;
    const [voucher, again] = [await send("/staff/vouchers", one), await send("/staff/vouchers", one)];
    expect([again.code, again.id]).toEqual([voucher.code, voucher.id]);
  });

  it.each([
    [{ count: 5_001 }, "count", "Se pot crea cel mult 5.000 de coduri deodată."],
    [{ count: 0 }, "count", "Câmpul Număr de coduri nu este valid."],
    [{}, "count", "Câmpul Număr de coduri este obligatoriu."],
    [{ count: 2, percent: 101 }, "percent", "Câmpul Procent nu este valid."],
  ])("a batch with %j is refused", async (terms, field, message) => {
    const { status, body } = await staff.post("/staff/vouchers/batch", { ...tenPercent, ...terms });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });
});

describe("a changed voucher", () => {
  it("a changed voucher applies its new terms and shows the change in its history", async () => {
    const { id, code } = await make({ code: "SCHIMB", max_uses: 5 });
    const fields = { name: "Cincizeci", percent: 50, max_uses: null };
    const { status, body } = await change(id, { ...fields, version: 1 });
    expect([status, body.data]).toMatchObject([200, { ...fields, code, version: 2 }]);
    const towels = await aCart(shop, [{ product: PRODUCT.towels }]);
    expect(JSON.stringify((await applyVoucher(shop, towels, code)).body)).toContain('"Cincizeci"');
    expect(await changesOf(id)).toEqual([
      { sentence: "Voucherul „SCHIMB” a fost creat.", actor_kind: "staff" },
      {
        sentence: "Voucherul „SCHIMB” a fost schimbat: denumirea, procentul, numărul de utilizări.",
        actor_kind: "staff",
      },
    ]);
  });

  it("a voucher's kind can only change together with the fields of the new kind", async () => {
    const { id } = await make();
    expect((await change(id, { kind: "amount", version: 1 })).body.errors).toEqual({
      amount: ["Câmpul Valoare este obligatoriu."],
    });
    expect((await change(id, { kind: "amount", amount: 25.5, version: 1 })).body.data).toMatchObject({
      kind: "amount",
      amount: 25.5,
      percent: null,
    });
  });

  it.each([
    [{ percent: 0 }, "percent", "Câmpul Procent nu este valid."],
    [{ ends_at: "2020-01-01T00:00:00Z" }, "ends_at", "Data de sfârșit trebuie să fie după cea de început."],
    [{ max_uses: 1 }, "max_uses", "Voucherul a fost folosit deja de 2 ori."],
    [{ minimum: -1 }, "minimum", "Câmpul Valoare minimă nu este valid."],
  ])("changing a voucher to %j is refused", async (fields, field, message) => {
    const { id } = await make();
    await shop.query("update voucher set uses = 2 where id = $1", [id]);
    const { status, body } = await change(id, { ...fields, version: 1 });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });
});

describe("ending a voucher", () => {
  it("ending a voucher takes effect immediately; repeating it changes nothing", async () => {
    const { id, code } = await make();
    expect((await step(id, "end", 1)).body.data).toMatchObject({ state: "ended", version: 2 });
    expect((await step(id, "end", 2)).body.data).toMatchObject({ state: "ended", version: 2 });
    expect(await tryCode(code)).not.toBe(200);
  });

  it("a voucher that has not started cannot be ended", async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await make({ starts_at: later });
    const { status, body } = await step(id, "end", 1);
    expect([status, body.message]).toEqual([
      409,
      "Voucherul nu este încă valabil, deci nu poate fi încheiat: arhivează-l.",
    ]);
  });

  it("an archived voucher keeps its uses, cannot be used or changed, and can be restored", async () => {
    const { id, code } = await make({ code: "ARHIVA" });
    const cart = await aVoucherCart(shop, code);
    expect((await shop.post("/orders", anOrderBody(), { cart })).status).toBe(200);
    expect((await step(id, "archive", 1)).body.data).toMatchObject({
      state: "archived",
      uses: 1,
      version: 2,
    });
    expect(await tryCode(code)).not.toBe(200);
    expect((await change(id, { percent: 5, version: 2 })).body.message).toBe(
      "Voucherul este arhivat: scoate-l mai întâi din arhivă.",
    );
    expect((await step(id, "restore", 2)).body.data).toMatchObject({ state: "open", uses: 1, version: 3 });
    expect(await tryCode(code)).toBe(200);
  });
});

it("a change waits for an order that uses the voucher", async () => {
  const { id } = await make({ code: "ULTIMUL", max_uses: 2 });
  let changing: ReturnType<typeof change> | undefined;
  await transaction(shop.db, async (tx) => {
    await lockVoucher(tx, id);
    changing = change(id, { max_uses: 1, version: 1 });
    await sql`update voucher set uses = 2 where id = ${id}`.execute(tx);
  });
  expect((await changing)?.body.errors).toEqual({ max_uses: ["Voucherul a fost folosit deja de 2 ori."] });
});

it("the orders that used a voucher include those that released the use", async () => {
  const { id, code } = await make({ code: "FOLOSIT" });
  const usesOf = async (of: number | string) => staff.get(`/staff/vouchers/${of}/uses`);
  expect((await usesOf(id)).body).toMatchObject({ data: [], meta: { total: 0 } });
  const cart = await aVoucherCart(shop, code);
  expect((await shop.post("/orders", anOrderBody(), { cart })).status).toBe(200);
  const [use] = (await usesOf(id)).body.data;
  expect(use).toMatchObject({ orderid: expect.any(Number), returned_at: null });
  await shop.query("update voucher_use set returned_at = now() where order_id = $1", [use.orderid]);
  expect((await usesOf(id)).body.data[0].returned_at).toMatch(/^20/);
  expect((await usesOf(999_999)).status).toBe(404);
});
