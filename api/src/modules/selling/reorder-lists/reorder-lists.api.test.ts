import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const LINES = [
  { productid: PRODUCT.lemon, quantity: 2 },
  { productid: PRODUCT.lavender, quantity: 12 },
];
const add = (customer: LoggedIn, name: string, lines: object[] = LINES) =>
  customer.post("/user/lists", { name, lines });
const read = (customer: LoggedIn, id: number) => customer.get(`/user/lists/${id}`);
const change = (customer: LoggedIn, id: number, body: object) => customer.put(`/user/lists/${id}`, body);

describe("reorder lists", () => {
  it("a reorder list stores products, quantities and order, and shows current product data", async () => {
    const ana = await loginAs(shop);
    const { body } = await add(ana, "Hotel, săptămânal", [...LINES, { productid: 999_999, quantity: 1 }]);
    const { data } = (await read(ana, body.data.id)).body;
    expect(data).toMatchObject({ name: "Hotel, săptămânal", version: 1 });
    expect(data.lines).toMatchObject([
      { productid: PRODUCT.lemon, quantity: 2, item: { productID: PRODUCT.lemon, vat: 21 } },
      { productid: PRODUCT.lavender, quantity: 12 },
    ]);
    const list = (await ana.get("/user/lists")).body.data;
    expect(list).toMatchObject([
      { id: body.data.id, lines: 2, pics: [expect.any(String), expect.any(String)] },
    ]);
  });

  it("a reorder list that is submitted twice is created once, and its name is unique", async () => {
    const ana = await loginAs(shop);
    const twice = await Promise.all([add(ana, "Birou"), add(ana, "Birou")]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body.data.id).toBe(twice[1]?.body.data.id);
    const other = await add(ana, "BIROU", [LINES[0] as object]);
    expect([other.status, other.body.errors]).toEqual([
      422,
      { name: ["Ai deja o listă cu acest nume: scrie altul."] },
    ]);
  });

  it("a change of an outdated reorder list is refused and returns the current list", async () => {
    const ana = await loginAs(shop);
    const { id } = (await add(ana, "Spital")).body.data;
    const swapped = LINES.toReversed();
    expect((await change(ana, id, { name: "Clinică", lines: swapped, version: 1 })).body.data).toEqual({
      version: 2,
    });
    const late = await change(ana, id, { name: "Policlinică", lines: [], version: 1 });
    expect([late.status, late.body.data.name, late.body.data.lines.length]).toEqual([409, "Clinică", 2]);
    const { data } = (await read(ana, id)).body;
    expect(data.lines.map(({ productid }: { productid: number }) => productid)).toEqual([
      PRODUCT.lavender,
      PRODUCT.lemon,
    ]);
  });

  it("a reorder list is visible only to its account, and disappears when deleted", async () => {
    const [ana, bob] = [await loginAs(shop), await loginAs(shop)];
    const { id } = (await add(ana, "Numai a mea")).body.data;
    const tried = await Promise.all([
      read(bob, id),
      change(bob, id, { name: "A lui", lines: LINES, version: 1 }),
      bob.delete(`/user/lists/${id}`),
    ]);
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ana.delete(`/user/lists/${id}`)).status).toBe(200);
    expect((await read(ana, id)).status).toBe(404);
  });

  it.each([
    [{ name: " ", lines: LINES }, "name"],
    [{ name: "x".repeat(81), lines: LINES }, "name"],
    [{ name: "Goală", lines: [] }, "lines"],
    [{ name: "Prea mult", lines: [{ productid: PRODUCT.lemon, quantity: 0 }] }, "lines.0.quantity"],
  ])("a reorder list with %o is refused", async (body, field) => {
    const ana = await loginAs(shop);
    const { status, body: answer } = await ana.post("/user/lists", body);
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });

  it("an account has at most fifty reorder lists", async () => {
    const ana = await loginAs(shop);
    await shop.query(
      "insert into reorder_list (customer_id, name, changed_at) select $1, 'Lista ' || n, now() from generate_series(1, 50) n",
      [ana.id],
    );
    const { status, body } = await add(ana, "A cincizeci și una");
    expect([status, body.errors.name]).toEqual([
      422,
      ["Poți avea cel mult 50 de liste. Șterge una dintre ele."],
    ]);
  });
});
