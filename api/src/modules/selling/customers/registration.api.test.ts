import { HEADERS } from "@curat/contract/headers.values";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCart } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const PASSWORD = "vara trecută la mare";
const EMAIL = "ana@example.com";

const login = (email: string, password: string) => shop.post("/user/auth/login", { email, password });
const aRegistration = (changes: object = {}) => ({
  firstname: "Ion",
  lastname: "Popa",
  email: "ion@example.com",
  password: PASSWORD,
  password_confirm: PASSWORD,
  terms: true,
  ...changes,
});
const userOf = (token: string) => shop.get("/user", { headers: { [HEADERS.userToken]: token } });
const count = async (text: string, values?: unknown[]): Promise<number> =>
  (await shop.query<{ count: number }>(text, values))[0]?.count ?? -1;

beforeAll(() => shop.api.importShop({ customers: [{ email: EMAIL, firstName: "Ana", lastName: "Pop" }] }));

describe("registering an account", () => {
  it("registration creates an account and a session, and enqueues the welcome and newsletter emails", async () => {
    const { status, body } = await shop.post(
      "/user/auth/register",
      aRegistration({ phone: "0740 123 456", subscribe: true }),
    );
    expect(status).toBe(200);
    expect((await userOf(body.data.user_token)).body.data).toEqual({
      id: expect.any(Number),
      firstname: "Ion",
      lastname: "Popa",
      fullname: "Ion Popa",
      email: "ion@example.com",
      phone: "+40740123456",
      liked: [],
      public_prices: true,
    });
    expect((await login("ion@example.com", PASSWORD)).status).toBe(200);
    const jobs = "select count(*)::int as count from graphile_worker.jobs where task_identifier = $1";
    expect(await count(jobs, ["customer_created_mail"])).toBe(1);
    expect(await count(jobs, ["newsletter_confirm_mail"])).toBe(1);
  });

  it.each(["Intră pe http://evil.example", "Premiu la WWW.evil.example", "scrie la a@evil.example"])(
    "registration refuses the advertisement %j as a name",
    async (firstname) => {
      const { status, body } = await shop.post(
        "/user/auth/register",
        aRegistration({ firstname, lastname: firstname, email: "altcineva@example.com" }),
      );
      expect([status, body.errors]).toEqual([
        422,
        {
          firstname: ["Scrie numele fără adrese de e-mail sau de internet."],
          lastname: ["Scrie numele fără adrese de e-mail sau de internet."],
        },
      ]);
    },
  );

  it("registration converts a name to one line", async () => {
    const names = { firstname: "Ana-Maria\n\nPlătește", lastname: "D'Arc\u2028Șt." };
    const { body } = await shop.post(
      "/user/auth/register",
      aRegistration({ ...names, email: "linii@example.com" }),
    );
    expect((await userOf(body.data.user_token)).body.data.fullname).toBe("Ana-Maria Plătește D'Arc Șt.");
  });

  it("registration accepts the repeated password under its alternative name, and stores no plain text", async () => {
    const { password_confirm: password_confirmation, ...rest } = aRegistration({ email: "ina@example.com" });
    const { status } = await shop.post("/user/auth/register", { ...rest, password_confirmation });
    expect(status).toBe(200);
    const [row] = await shop.query<{ password_hash: string }>(
      "select password_hash from customer where email = 'ina@example.com'",
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    [{ firstname: " " }, { firstname: ["Câmpul Prenume este obligatoriu."] }],
    [{ lastname: undefined }, { lastname: ["Câmpul Nume este obligatoriu."] }],
    [{ email: "ion" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ email: EMAIL }, { email: ["Există deja un cont cu această adresă de e-mail."] }],
    [{ email: "ANA@example.com" }, { email: ["Există deja un cont cu această adresă de e-mail."] }],
    [{ phone: "123" }, { phone: ["Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456."] }],
    [{ email: undefined }, { email: ["Câmpul E-mail este obligatoriu."] }],
    [{ password: undefined }, { password: ["Câmpul Parolă este obligatoriu."] }],
    [{ terms: undefined }, { terms: ["Trebuie să accepți termenii și condițiile."] }],
    [{ terms: false }, { terms: ["Trebuie să accepți termenii și condițiile."] }],
    [{ password_confirm: "altceva" }, { password_confirm: ["Parolele nu coincid."] }],
    [{ password_confirm: undefined }, { password_confirm: ["Câmpul Confirmare parolă este obligatoriu."] }],
    [
      { password: "scurtă", password_confirm: "scurtă" },
      { password: ["Parola trebuie să aibă cel puțin 10 caractere."] },
    ],
    [
      { password: "x".repeat(129), password_confirm: "x".repeat(128) },
      { password: ["Parola poate avea cel mult 128 de caractere."] },
    ],
    [
      { password: "parola12345", password_confirm: "parola12345" },
      { password: ["Parola este prea ușor de ghicit. Alege alta."] },
    ],
  ])("registration refuses %j with a field error", async (changes, errors) => {
    const { status, body } = await shop.post(
      "/user/auth/register",
      aRegistration({ email: "nou@example.com", ...changes }),
    );
    expect([status, body.errors]).toEqual([422, expect.objectContaining(errors)]);
    expect(await count("select count(*)::int as count from customer where email = 'nou@example.com'")).toBe(
      0,
    );
  });

  it("concurrent registrations create one account and refuse the others", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        shop.post("/user/auth/register", aRegistration({ email: "deodata@example.com" })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422).map(({ body }) => body.errors);
    for (const errors of refused)
      expect(errors).toEqual({ email: ["Există deja un cont cu această adresă de e-mail."] });
    expect(
      await count("select count(*)::int as count from customer where email = 'deodata@example.com'"),
    ).toBe(1);
  });

  it("registration keeps the guest cart", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    const body = aRegistration({ email: "cos@example.com" });
    const { data } = (await shop.post("/user/auth/register", body, { cart })).body;
    expect(data.qcartid).toBe(cart);
  });
});

it("account forms are limited to sixty a minute from one IP address", async () => {
  const limited = await openTestShop({ rateLimits: true });
  const send = (path: string, visitor: string) =>
    limited.post(path, {}, { headers: { [HEADERS.visitor]: visitor } });
  for (let form = 0; form < 60; form += 1)
    expect((await send("/user/auth/register", "10.0.0.1")).status).toBe(422);
  const statuses = [
    await send("/user/auth/register", "10.0.0.1"),
    await send("/user/auth/login", "10.0.0.1"),
    await send("/auth/reset", "10.0.0.1"),
    await send("/user/auth/register", "10.0.0.2"),
  ].map(({ status }) => status);
  expect(statuses).toEqual([429, 429, 429, 422]);
});

it("the scheduled task deletes expired sessions, links and attempts", async () => {
  const [old, open] = [await loginAs(shop), await loginAs(shop)];
  await shop.query(
    "update customer_session set expires_at = now() - interval '8 days' where customer_id = $1",
    [old.id],
  );
  await shop.query(
    "insert into login_failure (key, at) values ('x', now() - interval '24 hours'), ('y', now())",
  );
  await shop.query(
    "insert into password_reset (token_hash, customer_id, created_at, expires_at) values ('a', $1, now(), now()), ('b', $1, now(), now() + interval '1 hour')",
    [open.id],
  );
  await shop.query("select graphile_worker.add_job('delete_expired_logins')");
  const api = createApi({ ...shop.config, log: () => {} });
  const worker = await api.startWorker();
  const waiting = () =>
    shop.query("select 1 from graphile_worker.jobs where task_identifier = 'delete_expired_logins'");
  await expect.poll(waiting).toEqual([]);
  await worker.stop();
  await api.close();
  expect(
    await count("select count(*)::int as count from customer_session where customer_id = $1", [old.id]),
  ).toBe(0);
  expect((await userOf(open.token)).status).toBe(200);
  const keys = "select convert_from(key, 'utf8') as key from login_failure where key in ('x', 'y')";
  expect(await shop.query(keys)).toEqual([{ key: "y" }]);
  expect(await shop.query("select convert_from(token_hash, 'utf8') as hash from password_reset")).toEqual([
    { hash: "b" },
  ]);
});
