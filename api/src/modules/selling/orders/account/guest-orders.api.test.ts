import { describe, expect, it } from "vitest";
import { signAccess } from "../../../../identity/signed-access.ts";
import { createApi } from "../../../../index.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import { anOrder, anOrderBody, moveTo, openSellingShop } from "../../../../testing/test-orders.ts";
import { listMails, readMail } from "../../../backoffice/notifications/index.ts";

const shop = await openSellingShop();

const lines = [{ product: PRODUCT.lavender }];
const lookUp = (number: string, email = "ana@example.com") => shop.post("/orders/lookup", { number, email });
const cancel = (randomId: string, access: unknown) => shop.put(`/orders/${randomId}/cancel`, { access });
const accessTo = async (number: string): Promise<string> => (await lookUp(number)).body.data.access;

const NOT_FOUND =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
const BY_LINK =
  "Au fost prea multe încercări cu această adresă de e-mail. Dacă datele sunt corecte, ți-am trimis un e-mail cu un link cu care poți deschide comanda.";
const OF_ACCOUNT =
  "Comanda aparține unui cont: o găsești după ce intri în cont. Ți-am trimis pe e-mail și un link cu care o poți deschide.";

async function openByMail(email: string): Promise<string[]> {
  const worker = createApi({ ...shop.config, log: () => undefined });
  const running = await worker.startWorker();
  const waiting = () =>
    shop.query("select 1 from graphile_worker.jobs where task_identifier = 'order_link_mail'");
  await expect.poll(waiting).toEqual([]);
  await running.stop();
  await worker.close();
  const { mailFolder } = shop.config;
  const found = (await listMails(mailFolder)).filter(({ to }) => to === email);
  const mails = await Promise.all(found.map(({ id }) => readMail(mailFolder, id)));
  const opened: string[] = [];
  for (const mail of mails) {
    const [, randomId, access] = /\/comanda\/deschide\/([\w-]+)\/([\w.-]+)/.exec(mail?.text ?? "") ?? [];
    if (randomId === undefined) continue;
    const response = await shop.post(`/orders/${randomId}/view`, { access });
    if (response.status === 200) opened.push(response.body.data.randomID);
  }
  return opened;
}

const EXPIRED = "Accesul la comandă a expirat. Caut-o din nou cu numărul și adresa de e-mail.";

describe("guest order lookup", () => {
  it("a guest finds an order by number and email, regardless of their formatting", async () => {
    const { number, randomId } = await anOrder(shop, { lines });
    for (const written of [number, ` nr. ${number} `, `#${number}`]) {
      const { status, body } = await lookUp(written, "ANA@Example.com ");
      expect(status).toBe(200);
      expect(body.data.order).toMatchObject({ randomID: randomId, number, canCancel: true });
    }
  });

  it("a lookup grants access to the order for half an hour", async () => {
    const { number } = await anOrder(shop, { lines });
    const { data } = (await lookUp(number)).body;
    const minutes = (Date.parse(data.access_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("a lookup gives the same response for a wrong number and a wrong email", async () => {
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

  it("order numbers have nine digits and are not consecutive", async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 4; count += 1) numbers.push(Number((await anOrder(shop, { lines })).number));
    for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{8}$/);
    const gaps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(Math.max(...gaps)).toBeGreaterThan(1_000);
  });

  it("after five wrong numbers for an email address, a lookup only emails a link to the order", async () => {
    const email = "tinta@example.com";
    const body = anOrderBody({ customer: { email } });
    const { number, randomId } = await anOrder(shop, { lines, body });
    const tries: string[] = [];
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const sending = { headers: { "x-visitor-address": `2001:db8:${wrong}::1` } };
      const answer = await shop.post("/orders/lookup", { number: `10000${wrong}`, email }, sending);
      tries.push(answer.body.errors.number[0]);
    }
    expect(new Set(tries)).toEqual(new Set([NOT_FOUND]));
    // Both numbers get the same response, but only the correct number causes an email.
    for (const typed of ["100009", number])
      expect((await lookUp(typed, email)).body.errors).toEqual({ number: [BY_LINK] });
    expect(await openByMail(email)).toEqual([randomId]);
  });

  it("a lookup of an account's order emails guests at most three links an hour, and shows the order to its owner", async () => {
    const customer = await loginAs(shop);
    const { number, randomId } = await anOrder(shop, { lines, customer });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await lookUp(number, customer.email)).body.errors).toEqual({ number: [OF_ACCOUNT] });
    expect(await openByMail(customer.email)).toEqual(Array(3).fill(randomId));
    const asOwner = await customer.post("/orders/lookup", { number, email: customer.email });
    expect(asOwner.body.data.order.number).toBe(number);
  });

  it.each([
    [{ email: "ana@example.com" }, { number: ["Câmpul Număr comandă este obligatoriu."] }],
    [{ number: "1", email: "ana@" }, { email: ["Adresa de e-mail nu este validă."] }],
    ["[]", { body: ["Datele trimise nu sunt valide."] }],
  ])("a lookup with the body %j is refused with 422", async (body, errors) => {
    const answer = await shop.post("/orders/lookup", body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it("lookups are limited to ten a minute per network", async () => {
    const api = createApi({ ...shop.config, rateLimits: true });
    const lookUpFrom = (visitor: string) =>
      api.fetch(
        new Request("http://api.test/api/v1/orders/lookup", {
          method: "POST",
          headers: {
            "x-api-key": shop.config.apiKey,
            "x-visitor-address": visitor,
            "content-type": "application/json",
          },
          body: JSON.stringify({ number: "1", email: "cine@example.com" }),
        }),
      );
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await lookUpFrom("192.0.2.1")).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await lookUpFrom("192.0.2.2")).status).toBe(422);
    await api.close();
  });
});

describe("an order access token", () => {
  it("an access token retrieves the current order", async () => {
    const order = await anOrder(shop, { lines });
    const access = await accessTo(order.number);
    await moveTo(shop, order, "confirmed");
    const { body } = await shop.post(`/orders/${order.randomId}/view`, { access });
    expect(body.data).toMatchObject({ randomID: order.randomId, status: "Confirmată" });
  });

  it("a guest can cancel an order with an access token, and a retry returns the same response", async () => {
    const { number, randomId } = await anOrder(shop, { lines });
    const access = await accessTo(number);
    const first = await cancel(randomId, access);
    expect([first.status, first.body.message]).toEqual([200, "Comanda a fost anulată."]);
    expect(first.body.data).toMatchObject({ status: "Anulată", canCancel: false });
    expect(await cancel(randomId, access)).toEqual(first);
  });

  it("cancelling a shipped order with an access token returns 409 with the current order", async () => {
    const order = await anOrder(shop, { lines });
    const access = await accessTo(order.number);
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    const { status, body } = await cancel(order.randomId, access);
    expect([status, body.data.status]).toEqual([409, "Predată curierului"]);
  });
});

describe("an invalid order access token", () => {
  it("an access token must be signed with the seal key, not the API key", async () => {
    const { randomId } = await anOrder(shop, { lines });
    const until = new Date(Date.now() + 60_000);
    const forged = signAccess(shop.config.apiKey, `order:${randomId}`, until);
    expect((await shop.post(`/orders/${randomId}/view`, { access: forged })).status).toBe(403);
    const right = signAccess(shop.config.sealKey, `order:${randomId}`, until);
    expect((await shop.post(`/orders/${randomId}/view`, { access: right })).status).toBe(200);
  });

  it("forged tokens, expired tokens and tokens of another order are refused", async () => {
    const mine = await anOrder(shop, { lines });
    const otherOrder = await anOrder(shop, { lines });
    const access = await accessTo(mine.number);
    const [expires = "", mac = ""] = access.split(".");
    const old = `${Math.floor(Date.now() / 1_000) - 1}.${mac}`;
    const prolonged = `${Number(expires) + 3600}.${mac}`;
    const flipped = `${expires}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`;
    const tries: [string, string][] = [
      [otherOrder.randomId, access],
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
      otherOrder.id,
    ]);
    expect(rows).toEqual([{ status: "new" }]);
  });

  it("a guest's cancellation without a token is refused", async () => {
    const { randomId } = await anOrder(shop, { lines });
    expect((await cancel(randomId, undefined)).status).toBe(422);
  });
});
