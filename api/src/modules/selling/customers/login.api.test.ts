import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi, type LogEntry } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCart } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const PASSWORD = "vara trecută la mare";
const EMAIL = "ana@example.com";
const WRONG = { email: ["E-mail sau parolă incorecte."] };

const login = (email: string, password: string, visitor = "10.0.0.1") =>
  shop.post("/user/auth/login", { email, password }, { headers: { [HEADERS.visitor]: visitor } });
const userOf = (token: string) => shop.get("/user", { headers: { [HEADERS.userToken]: token } });
beforeAll(() =>
  shop.api.importShop({
    customers: [{ email: EMAIL, firstName: "Ana", lastName: "Pop", password: PASSWORD }],
  }),
);

describe("logging in", () => {
  it("a login opens a session and ignores the case of the email", async () => {
    const { status, body } = await login(" ANA@Example.com ", PASSWORD);
    expect([status, Object.keys(body.data)]).toEqual([200, ["user_token"]]);
    expect((await userOf(body.data.user_token)).body.data).toMatchObject({
      email: EMAIL,
      fullname: "Ana Pop",
    });
  });

  it("a login ends the previous session of the same browser", async () => {
    const old = (await login(EMAIL, PASSWORD)).body.data.user_token;
    const headers = { [HEADERS.userToken]: old };
    const { body } = await shop.post("/user/auth/login", { email: EMAIL, password: PASSWORD }, { headers });
    expect((await userOf(old)).status).toBe(401);
    expect((await userOf(body.data.user_token)).status).toBe(200);
  });

  it("a login fails with the same error for a wrong password, unknown email or account without password", async () => {
    const { email } = await loginAs(shop);
    const answers = [
      await login(EMAIL, "alta parolă cu totul"),
      await login("nimeni@example.com", PASSWORD),
      await login(email, PASSWORD),
    ];
    for (const { status, body } of answers) expect([status, body.errors]).toEqual([422, WRONG]);
  });

  it("a login does not store its token in plain text", async () => {
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
  ])("a login with %j is refused", async (sent, errors) => {
    const { status, body } = await shop.post("/user/auth/login", sent);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("a login assigns the guest cart to a customer without a cart", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
    const { body } = await shop.post("/user/auth/login", { email: EMAIL, password: PASSWORD }, { cart });
    expect(body.data.qcartid).toBe(cart);
    const headers = { [HEADERS.userToken]: body.data.user_token };
    const response = await shop.get("/cart", { cart, headers });
    expect(response.body.data.cartitems).toMatchObject([
      { productid: PRODUCT.lavender, quantity: 2 },
      { product_type: "handling_charge" },
    ]);
  });
});

it("a login merges the guest cart into the customer's cart", async () => {
  const enter = (cart?: string) =>
    shop.post("/user/auth/login", { email: EMAIL, password: PASSWORD }, { cart });
  const own = (await enter()).body.data.qcartid;
  const guest = await aCart(shop, [{ product: PRODUCT.towels, quantity: 3 }]);
  const { user_token, qcartid } = (await enter(guest)).body.data;
  expect(qcartid).toBe(own);
  const headers = { [HEADERS.userToken]: user_token };
  const { cartitems } = (await shop.get("/cart", { cart: qcartid, headers })).body.data;
  expect(cartitems).toContainEqual(expect.objectContaining({ productid: PRODUCT.towels, quantity: 3 }));
  expect((await shop.get("/cart", { cart: guest })).body.data.cartitems).toEqual([]);
});

describe("password guessing from many networks", () => {
  const LINK =
    "Au fost prea multe încercări de a intra în acest cont. Ți-am trimis un e-mail: alege o parolă nouă prin linkul din el.";
  const TARGET = "tinta@example.com";
  const mails = () =>
    shop.query("select 1 from graphile_worker.jobs where task_identifier = 'password_reset_mail'");
  beforeAll(() =>
    shop.api.importShop({
      customers: [{ email: TARGET, firstName: "Dan", lastName: "Pop", password: PASSWORD }],
    }),
  );

  it("password guesses are limited to 5 per IPv6 network and 20 per larger IPv6 site", async () => {
    const from = async (network: (index: number) => string, times: number): Promise<number> => {
      let passed = 0;
      for (let index = 0; index < times; index += 1)
        if ((await login("retea@example.com", "greșită de tot", network(index))).status === 422) passed += 1;
      return passed;
    };
    expect(await from((index) => `2001:db8:1:2::${index}`, 8)).toBe(5);
    expect(await from((index) => `2001:db8:1:${index + 16}::1`, 20)).toBe(15);
  });

  it("after thirty failed logins, unknown networks need an emailed link, while known networks can log in", async () => {
    expect((await login(TARGET, PASSWORD, "198.51.100.200")).status).toBe(200);
    const before = (await mails()).length;
    for (let index = 0; index < 30; index += 1)
      expect((await login(TARGET, "greșită de tot", `198.51.100.${index}`)).body.errors).toEqual(WRONG);
    for (let index = 30; index < 34; index += 1)
      expect((await login(TARGET, PASSWORD, `198.51.100.${index}`)).body.errors).toEqual({ email: [LINK] });
    expect((await mails()).length).toBe(before + 2);
    expect((await login(TARGET, PASSWORD, "198.51.100.200")).status).toBe(200);
  });

  it("guesses at an unknown account get the same response", async () => {
    for (let index = 0; index < 30; index += 1)
      await login("fantoma@example.com", "greșită de tot", `198.51.101.${index}`);
    const { status, body } = await login("fantoma@example.com", PASSWORD, "198.51.101.99");
    expect([status, body.errors]).toEqual([422, { email: [LINK] }]);
  });

  it("guesses at many accounts are blocked after sixty attempts from one IP address", async () => {
    const tryAt = async (account: string, visitor = "203.0.113.5") =>
      (await login(`${account}@example.com`, "greșită de tot", visitor)).status;
    const [newest] = await shop.query<{ last: string }>(
      "select coalesce(max(id), 0) as last from login_failure",
    );
    expect([await tryAt("cont1"), await tryAt("cont2")]).toEqual([422, 422]);
    // Password checks are slow by design, so the test inserts 57 more attempts for the visitor's network.
    await shop.query(
      `insert into login_failure (key, at) select key, max(at) from login_failure, generate_series(1, 57)
       where id > $1 group by key, generate_series having count(*) = 2`,
      [newest?.last],
    );
    expect([await tryAt("cont3"), await tryAt("cont4"), await tryAt("cont4", "203.0.114.5")]).toEqual([
      422, 429, 422,
    ]);
  });

  it("each failed login logs one line without email or password", async () => {
    const entries: LogEntry[] = [];
    const api = createApi({ ...shop.config, log: (entry) => entries.push(entry) });
    for (let index = 0; index < 6; index += 1) {
      const headers = {
        [HEADERS.apiKey]: shop.config.apiKey,
        [HEADERS.visitor]: "203.0.113.9",
        "content-type": "application/json",
      };
      const body = JSON.stringify({ email: "jurnal@example.com", password: "greșită de tot" });
      await api.fetch(
        new Request(`http://api.test${API_BASE}/user/auth/login`, { method: "POST", body, headers }),
      );
    }
    await api.close();
    expect(entries.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      ...Array(5).fill("warn: A login failed."),
      "warn: Logins are locked after failed attempts.",
    ]);
    expect(entries[0]).toMatchObject({ visitor: "203.0.113.9", account: expect.stringMatching(/^\w{12}$/) });
    expect(JSON.stringify(entries)).not.toMatch(/jurnal@|greșită/);
  });
});

describe("five failed logins in fifteen minutes", () => {
  const lockedOut = [429, { message: "Prea multe încercări. Încearcă mai târziu." }];

  it("failed logins block the account only for the same IP address", async () => {
    for (let failure = 0; failure < 5; failure += 1)
      expect((await login(EMAIL, "greșită de tot", "10.0.0.5")).status).toBe(422);
    const { status, body } = await login(EMAIL, PASSWORD, "10.0.0.5");
    expect([status, body]).toEqual(lockedOut);
    expect((await login(EMAIL, PASSWORD, "10.0.0.6")).status).toBe(200);
    expect((await login("alta@example.com", PASSWORD, "10.0.0.5")).status).toBe(422);
  });

  it("failed logins expire after fifteen minutes", async () => {
    await shop.query("update login_failure set at = at - interval '15 minutes'");
    expect((await login(EMAIL, PASSWORD, "10.0.0.5")).status).toBe(200);
  });

  it("failed logins are reset by a correct password", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1)
        expect((await login(EMAIL, "greșită de tot", "10.0.0.7")).status).toBe(422);
      expect((await login(EMAIL, PASSWORD, "10.0.0.7")).status).toBe(200);
    }
  });

  it.each([EMAIL, "nimeni@example.com"])(
    "concurrent attempts in two processes cannot exceed the limit, for %s",
    async (email) => {
      const other = createApi(shop.config);
      const attempt = (index: number) => {
        const api = index % 2 === 0 ? shop.api : other;
        const body = JSON.stringify({ email, password: "greșită de tot" });
        const headers = {
          [HEADERS.apiKey]: shop.config.apiKey,
          [HEADERS.visitor]: "10.0.0.8",
          "content-type": "application/json",
        };
        return api.fetch(
          new Request(`http://api.test${API_BASE}/user/auth/login`, { method: "POST", body, headers }),
        );
      };
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => attempt(index)));
      await other.close();
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        ...Array(5).fill(422),
        ...Array(5).fill(429),
      ]);
    },
  );
});

describe("logging out", () => {
  it("a logout ends only its own session, on the server", async () => {
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

  it("a logout without a session succeeds", async () => {
    expect((await shop.post("/user/auth/logout")).status).toBe(200);
    expect(
      (await shop.post("/user/auth/logout", undefined, { headers: { [HEADERS.userToken]: "x" } })).status,
    ).toBe(200);
  });
});
