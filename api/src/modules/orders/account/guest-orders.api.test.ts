import { beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../../identity/signed-access.ts";
import { createApi } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

const lines = [{ product: PRODUCT.lavender }];
const lookUp = (number: string, email = "ana@example.com") => shop.post("/orders/lookup", { number, email });
const cancel = (randomId: string, access: unknown) =>
  shop.send("PUT", `/orders/${randomId}/cancel`, { body: { access } });
const accessTo = async (number: string): Promise<string> => (await lookUp(number)).body.data.access;

const NOT_FOUND =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
const EXPIRED = "Accesul la comandă a expirat. Caut-o din nou cu numărul și adresa de e-mail.";

describe("a guest finds the order", () => {
  it("by number and e-mail, however they are written", async () => {
    const { number, randomId } = await anOrder(shop, { lines });
    for (const written of [number, ` nr. ${number} `, `#${number}`]) {
      const { status, body } = await lookUp(written, "ANA@Example.com ");
      expect(status).toBe(200);
      expect(body.data.order).toMatchObject({ randomID: randomId, number, canCancel: true });
    }
  });

  it("with half an hour to act on it", async () => {
    const { number } = await anOrder(shop, { lines });
    const { data } = (await lookUp(number)).body;
    const minutes = (Date.parse(data.access_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("not with a wrong number or a wrong e-mail, and hears the same of both", async () => {
    const { number } = await anOrder(shop, { lines });
    const wrong = [
      await lookUp("999999"),
      await lookUp(number, "dan@example.com"),
      await lookUp("fără cifre"),
      await lookUp("1".repeat(30)),
    ];
    for (const { status, body } of wrong)
      expect([status, body.errors]).toEqual([422, { number: [NOT_FOUND] }]);
    expect(new Set(wrong.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each([
    [{ email: "ana@example.com" }, { number: ["Câmpul Număr comandă este obligatoriu."] }],
    [{ number: "1", email: "ana@" }, { email: ["Adresa de e-mail nu este validă."] }],
    ["[]", { body: ["Datele trimise nu sunt valide."] }],
  ])("not with the body %j", async (body, errors) => {
    const answer = await shop.post("/orders/lookup", body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it("at most ten times a minute from one address; another address goes on", async () => {
    const api = createApi({ ...shop.config, rateLimits: true });
    const ask = (visitor: string) =>
      api.fetch(
        new Request("http://api.test/api/v1/orders/lookup", {
          method: "POST",
          headers: {
            "x-api-key": shop.config.apiKey,
            "x-visitor-address": visitor,
            "content-type": "application/json",
          },
          body: JSON.stringify({ number: "1", email: "ana@example.com" }),
        }),
      );
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await ask("192.0.2.1")).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await ask("192.0.2.2")).status).toBe(422);
    await api.close();
  });
});

describe("with the access a guest", () => {
  it("sees the order as it stands now", async () => {
    const order = await anOrder(shop, { lines });
    const access = await accessTo(order.number);
    await moveTo(shop, order, "confirmed");
    const { body } = await shop.post(`/orders/${order.randomId}/view`, { access });
    expect(body.data).toMatchObject({ randomID: order.randomId, status: "Confirmată" });
  });

  it("cancels it, and twice is like once", async () => {
    const { number, randomId } = await anOrder(shop, { lines });
    const access = await accessTo(number);
    const first = await cancel(randomId, access);
    expect([first.status, first.body.message]).toEqual([200, "Comanda a fost anulată."]);
    expect(first.body.data).toMatchObject({ status: "Anulată", canCancel: false });
    expect(await cancel(randomId, access)).toEqual(first);
  });

  it("is told what is true when it is too late", async () => {
    const order = await anOrder(shop, { lines });
    const access = await accessTo(order.number);
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    const { status, body } = await cancel(order.randomId, access);
    expect([status, body.data.status]).toEqual([409, "Predată curierului"]);
  });
});

describe("without a right access a guest does nothing", () => {
  it("not with one that is signed by who knows the API's key", async () => {
    const { randomId } = await anOrder(shop, { lines });
    const until = new Date(Date.now() + 60_000);
    const forged = signAccess(shop.config.apiKey, `order:${randomId}`, until);
    expect((await shop.post(`/orders/${randomId}/view`, { access: forged })).status).toBe(403);
    const right = signAccess(shop.config.sealKey, `order:${randomId}`, until);
    expect((await shop.post(`/orders/${randomId}/view`, { access: right })).status).toBe(200);
  });

  it("neither with another order's, nor a changed, nor an old one", async () => {
    const mine = await anOrder(shop, { lines });
    const others = await anOrder(shop, { lines });
    const access = await accessTo(mine.number);
    const [expires = "", mac = ""] = access.split(".");
    const old = `${Math.floor(Date.now() / 1_000) - 1}.${mac}`;
    const prolonged = `${Number(expires) + 3600}.${mac}`;
    const flipped = `${expires}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`;
    const tries: [string, string][] = [
      [others.randomId, access],
      [mine.randomId, old],
      [mine.randomId, prolonged],
      [mine.randomId, flipped],
      [mine.randomId, ""],
      ["nu-exista", access],
    ];
    for (const [randomId, forged] of tries) {
      const { status, body } = await cancel(randomId, forged);
      expect([status, body]).toEqual([403, { message: EXPIRED }]);
      expect((await shop.post(`/orders/${randomId}/view`, { access: forged })).status).toBe(403);
    }
    const rows = await shop.query("select distinct status from orders where id in ($1, $2)", [
      mine.id,
      others.id,
    ]);
    expect(rows).toEqual([{ status: "new" }]);
  });

  it("nor without any", async () => {
    const { randomId } = await anOrder(shop, { lines });
    expect((await cancel(randomId, undefined)).status).toBe(422);
  });
});
