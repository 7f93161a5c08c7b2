import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
await shop.api.warmUp();

async function codeOf(id: number): Promise<string> {
  const [row] = await shop.query<{ code: string }>("select code from product where id = $1", [id]);
  return row?.code ?? "";
}
async function nameOf(id: number): Promise<string> {
  const [row] = await shop.query<{ name: string }>("select name from product_read where product_id = $1", [
    id,
  ]);
  return row?.name ?? "";
}
async function start(text: string, more: { file?: Blob; token?: string } = {}) {
  const body = new FormData();
  body.set("text", text);
  if (more.token) body.set("token", more.token);
  if (more.file) body.set("file", more.file, "lista.csv");
  const init = { method: "POST", body, headers: { [HEADERS.apiKey]: shop.config.apiKey } };
  const answer = await shop.api.fetch(new Request(`http://api.test${API_BASE}/order-sheets`, init));
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { token: string }; errors?: object },
  };
}
async function aSheet(text: string): Promise<string> {
  const { status, body } = await start(text);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.token;
}
const read = async (token: string, options = {}) =>
  (await shop.get(`/order-sheets/${token}`, options)).body.data;

describe("an order sheet", () => {
  it("an order sheet shows product, prices, stock and total for each code", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const sheet = await read(await aSheet(`${code.toLowerCase()} 2`));
    expect(sheet.rows[0]).toMatchObject({
      quantity: 2,
      found_by: "code",
      product: { product_id: PRODUCT.lemon, price: 12.5, price_net: 10.33, stockid: "1" },
      addable: 2,
      subtotal: 25,
      subtotal_net: 20.66,
      notes: [],
    });
    expect(sheet).toMatchObject({ addable_rows: 1, total: 25 });
  });

  it("an order sheet merges rows with the same code and adds a note", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const { rows } = await read(await aSheet(`${code} 2\n${code.toUpperCase()} 3`));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      quantity: 5,
      notes: ["Produsul apărea de 2 ori în listă: am adunat cantitățile."],
    });
  });

  it("a row with a fractional quantity adds nothing until the buyer corrects it", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const token = await aSheet(`${code} 2,5\n${code} 3`);
    const { rows } = await read(token);
    expect(rows[0]).toMatchObject({
      quantity: 0,
      typed: "2,5",
      addable: 0,
      subtotal: 0,
      notes: ["Cantitatea 2,5 nu este un număr întreg de bucăți. Scrie câte bucăți vrei."],
    });
    expect(rows[1]).toMatchObject({ quantity: 3, addable: 3 });
    const lines = [{ code, quantity: 2 }];
    const changed = await shop.put(`/order-sheets/${token}`, { lines });
    expect(changed.body.data.rows[0]).toMatchObject({ quantity: 2, addable: 2, notes: [] });
  });

  it("an order sheet keeps rows with unknown codes and suggests products with similar codes", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const { rows } = await read(await aSheet(`${code}X 2\nFARA-COD 1`));
    expect(rows[0]).toMatchObject({ found_by: null, product: null, addable: 0 });
    expect(rows[0].near.map(({ product_id: id }: { product_id: number }) => id)).toContain(PRODUCT.lemon);
    expect(rows[1].code).toBe("FARA-COD");
  });

  it("an order sheet suggests products with similar codes, ignoring separators", async () => {
    await shop.query("update product set code = 'XQ-77-KWZ' where id = $1", [PRODUCT.lemon]);
    const { rows } = await read(await aSheet("XQ77KWY 1\nXQ-77-KWY 1"));
    for (const { near } of rows) expect(near[0]?.product_id).toBe(PRODUCT.lemon);
  });

  it("an order sheet suggests products only if they match most words of an unknown code", async () => {
    const [first = "", second = ""] = (await nameOf(PRODUCT.lemon)).split(/[^\p{L}]+/u);
    const { rows } = await read(await aSheet(`${first}-${second} 1\n${first}-ZZQQX-WWKKY 1`));
    expect(rows[0].near.length).toBeGreaterThan(0);
    expect(rows[1]).toMatchObject({ code: `${first}-ZZQQX-WWKKY`, near: [] });
  });

  it("an order sheet finds or suggests the product when two characters of its code are swapped", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const swapped = `${code.slice(0, -2)}${code.slice(-1)}${code.slice(-2, -1)}`;
    const { rows } = await read(await aSheet(`${swapped} 2`));
    expect(rows[0].product?.product_id ?? rows[0].near[0]?.product_id).toBe(PRODUCT.lemon);
  });

  it("an order sheet notes when pieces are unavailable, and that the buyer can request an offer for them", async () => {
    const [three, none] = [await codeOf(PRODUCT.lastThree), await codeOf(PRODUCT.soldOut)];
    const { rows } = await read(await aSheet(`${three} 5\n${none} 1`));
    expect(rows[0].addable).toBe(3);
    expect(rows[0].notes).toEqual(["Acum se pot comanda 3 din 5; pentru rest poți cere o ofertă."]);
    expect(rows[1]).toMatchObject({
      addable: 0,
      notes: ["Stoc epuizat: îl poți include într-o cerere de ofertă."],
    });
  });

  it("an order sheet can be extended, and its lines can be replaced", async () => {
    const token = await aSheet("A 1");
    expect((await start("B 2", { token })).body.data.token).toBe(token);
    const lines = [{ code: "B", quantity: 7 }];
    const changed = await shop.put(`/order-sheets/${token}`, { lines });
    expect(
      changed.body.data.rows.map(({ code, quantity }: { code: string; quantity: number }) => [
        code,
        quantity,
      ]),
    ).toEqual([["B", 7]]);
  });

  it("an order sheet subtracts pieces that are already in the cart", async () => {
    const token = await aSheet(`${await codeOf(PRODUCT.lastThree)} 3`);
    const added = await shop.post(`/cart/add/${PRODUCT.lastThree}`, { qty: 2 });
    const cart = { cart: added.body.data.qcartid };
    const [row] = (await read(token, cart)).rows;
    expect([row.addable, row.product.order_qty]).toEqual([1, 1]);
    expect(row.notes).toEqual([
      "2 bucăți sunt deja în coș.",
      "Acum se pot comanda 1 din 3; pentru rest poți cere o ofertă.",
    ]);
    expect((await read(token)).rows[0].addable).toBe(3);
  });

  it("an order sheet stores a customer's own product code only for that customer", async () => {
    const { headers } = await loginAs(shop);
    const token = await aSheet("ART-77 1");
    const lines = [{ code: "ART-77", quantity: 1, product_id: PRODUCT.towels }];
    await shop.put(`/order-sheets/${token}`, { lines }, { headers });
    const next = await aSheet("art 77 4");
    expect((await read(next, { headers })).rows[0]).toMatchObject({
      found_by: "own",
      product: { product_id: PRODUCT.towels },
    });
    expect((await read(next)).rows[0].product).toBeNull();
  });
});

describe("an unreadable order sheet", () => {
  it("an empty, damaged or overlong order sheet is refused with a field error", async () => {
    expect(await start("  \n ")).toMatchObject({
      status: 422,
      body: { errors: { text: ["Scrie cel puțin un cod, câte unul pe rând."] } },
    });
    const file = new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 7, 7, 7])]);
    expect(await start("", { file })).toMatchObject({
      status: 422,
      body: { errors: { file: ["Fișierul XLSX este deteriorat: salvează-l din nou sau alege alt fișier."] } },
    });
    const many = Array.from({ length: 501 }, (_, index) => `C${index} 1`).join("\n");
    expect(await start(many)).toMatchObject({
      status: 422,
      body: { errors: { text: ["O listă poate avea cel mult 500 de rânduri."] } },
    });
  });

  it("an order sheet with an unknown token returns 404", async () => {
    expect((await shop.get("/order-sheets/nimic")).status).toBe(404);
    expect((await shop.put("/order-sheets/nimic", { lines: [] })).status).toBe(404);
  });
});
