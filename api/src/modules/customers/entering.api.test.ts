import { HEADERS } from "@curat/contract/headers.values";
import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import { loginAs } from "../../testing/test-customers.ts";
import { aCart } from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();
const PASSWORD = "vara trecută la mare";
const EMAIL = "ana@example.com";
const WRONG = { email: ["E-mail sau parolă incorecte."] };

const login = (email: string, password: string, visitor = "10.0.0.1") =>
  shop.post("/user/auth/login", { email, password }, { headers: { [HEADERS.visitor]: visitor } });
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

beforeAll(() =>
  shop.api.importShop({
    customers: [{ email: EMAIL, firstName: "Ana", lastName: "Pop", password: PASSWORD }],
  }),
);

describe("logging in", () => {
  it("opens a session, whatever the case of the e-mail", async () => {
    const { status, body } = await login(" ANA@Example.com ", PASSWORD);
    expect([status, Object.keys(body.data)]).toEqual([200, ["user_token"]]);
    expect((await userOf(body.data.user_token)).body.data).toMatchObject({
      email: EMAIL,
      fullname: "Ana Pop",
    });
  });

  it("says the same for a wrong password, an unknown e-mail and an account without a password", async () => {
    const { email } = await loginAs(shop);
    const answers = [
      await login(EMAIL, "alta parolă cu totul"),
      await login("nimeni@example.com", PASSWORD),
      await login(email, PASSWORD),
    ];
    for (const { status, body } of answers) expect([status, body.errors]).toEqual([422, WRONG]);
  });

  it("keeps no token in clear", async () => {
    const { user_token: token } = (await login(EMAIL, PASSWORD)).body.data;
    const rows = await shop.query<{ row: string }>("select s::text as row from customer_session s");
    expect(
      rows.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString("hex"))),
    ).toBe(false);
  });

  it.each([
    [{ password: PASSWORD }, { email: ["Câmpul E-mail este obligatoriu."] }],
    [{ email: "ana@", password: PASSWORD }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ email: EMAIL }, { password: ["Câmpul Parolă este obligatoriu."] }],
    [{ email: EMAIL, password: "" }, { password: ["Câmpul Parolă este obligatoriu."] }],
    [{ email: EMAIL, password: "x".repeat(129) }, { password: ["Câmpul Parolă nu este valid."] }],
    [[], { body: ["Datele trimise nu sunt valide."] }],
  ])("refuses %j", async (sent, errors) => {
    const { status, body } = await shop.post("/user/auth/login", sent);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("makes a guest's cart the customer's", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
    const { body } = await shop.post("/user/auth/login", { email: EMAIL, password: PASSWORD }, { cart });
    expect(body.data.qcartid).toBe(cart);
    const headers = { [HEADERS.userToken]: body.data.user_token };
    const held = await shop.get("/cart", { cart, headers });
    expect(held.body.data.cartitems).toMatchObject([
      { productid: PRODUCT.lavender, quantity: 2 },
      { product_type: "handling_charge" },
    ]);
  });
});

describe("five failures in fifteen minutes", () => {
  const lockedOut = [429, { message: "Prea multe încercări. Încearcă mai târziu." }];

  it("lock the account for that address, not for another one", async () => {
    for (let failure = 0; failure < 5; failure += 1)
      expect((await login(EMAIL, "greșită de tot", "10.0.0.5")).status).toBe(422);
    const { status, body } = await login(EMAIL, PASSWORD, "10.0.0.5");
    expect([status, body]).toEqual(lockedOut);
    expect((await login(EMAIL, PASSWORD, "10.0.0.6")).status).toBe(200);
    expect((await login("alta@example.com", PASSWORD, "10.0.0.5")).status).toBe(422);
  });

  it("are forgotten after that time", async () => {
    await shop.query("update login_failure set at = at - interval '15 minutes'");
    expect((await login(EMAIL, PASSWORD, "10.0.0.5")).status).toBe(200);
  });

  it("begin anew after a right password", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1)
        expect((await login(EMAIL, "greșită de tot", "10.0.0.7")).status).toBe(422);
      expect((await login(EMAIL, PASSWORD, "10.0.0.7")).status).toBe(200);
    }
  });

  it.each([EMAIL, "nimeni@example.com"])("are five when ten come at once for %s", async (email) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login(email, "greșită de tot", "10.0.0.8")),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(422),
      ...Array(5).fill(429),
    ]);
  });
});

describe("registering", () => {
  it("opens an account and a session in it, and greets by mail", async () => {
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
    });
    expect((await login("ion@example.com", PASSWORD)).status).toBe(200);
    const jobs = "select count(*)::int as count from graphile_worker.jobs where task_identifier = $1";
    expect(await count(jobs, ["customer_created_mail"])).toBe(1);
    expect(await count(jobs, ["newsletter_confirm_mail"])).toBe(1);
  });

  it("takes the other spelling of the repeated password, and keeps it nowhere in clear", async () => {
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
    [{ phone: "123" }, { phone: ["Câmpul Telefon nu este valid."] }],
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
  ])("refuses %j at its field", async (changes, errors) => {
    const { status, body } = await shop.post(
      "/user/auth/register",
      aRegistration({ email: "nou@example.com", ...changes }),
    );
    expect([status, body.errors]).toEqual([422, expect.objectContaining(errors)]);
    expect(await count("select count(*)::int as count from customer where email = 'nou@example.com'")).toBe(
      0,
    );
  });

  it("twice at once makes one account and one refusal", async () => {
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
});

describe("logging out", () => {
  it("ends the session on the server, and only that one", async () => {
    const [one, other] = [await login(EMAIL, PASSWORD), await login(EMAIL, PASSWORD)].map(
      ({ body }) => body.data.user_token,
    );
    const { status, body } = await shop.post("/user/auth/logout", undefined, {
      headers: { [HEADERS.userToken]: one },
    });
    expect([status, body]).toEqual([200, { data: null }]);
    expect((await userOf(one)).body).toEqual({ message: "Unauthenticated.", error: "token_not_provided" });
    expect((await userOf(other)).status).toBe(200);
  });

  it("is as good without a session", async () => {
    expect((await shop.post("/user/auth/logout")).status).toBe(200);
    expect(
      (await shop.post("/user/auth/logout", undefined, { headers: { [HEADERS.userToken]: "x" } })).status,
    ).toBe(200);
  });
});
