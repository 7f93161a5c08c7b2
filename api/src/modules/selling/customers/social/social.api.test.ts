import { createHash } from "node:crypto";
import { HEADERS } from "@curat/contract/headers.values";
import { SOCIAL_ACCOUNT, startSocialProvider } from "@curat/stand-ins/social";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../../index.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aCart } from "../../../../testing/test-orders.ts";
import { hasEmailProof } from "../../../../testing/test-customers.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const provider = await startSocialProvider();
afterAll(() => provider.close());
const account = { ...SOCIAL_ACCOUNT, issuer: provider.url };
const shop = await openTestShop({ social: { google: account, facebook: account } });

const PASSWORD = "vara trecută la mare";
const OVER = "Intrarea în cont a durat prea mult sau linkul a fost deja folosit. Încearcă din nou.";
const FAILED = "Intrarea în cont cu Google nu a reușit. Încearcă din nou.";
const setFlags = (flags: Record<string, boolean>) => shop.api.importShop({ settings: { flags } });
beforeAll(async () => {
  await setFlags({ socialLogin: true, google: true, facebook: true, apple: true });
  await shop.api.importShop({
    customers: ["ana", "bogdan"].map((name) => ({
      email: `${name}@example.com`,
      firstName: "Ana",
      lastName: "Pop",
      password: PASSWORD,
    })),
  });
});
let people = 0;
beforeEach(() => {
  people += 1;
  provider.now.forges = false;
  provider.now.person = {
    sub: `person-${people}`,
    email: `Nou.${people}@example.com`,
    email_verified: true,
    given_name: "Ștefan",
    family_name: "Nou",
  };
});

async function start(name = "google"): Promise<string> {
  return (await shop.get(`/user/auth/social/${name}`)).body.data.url;
}
async function comeBack(name = "google") {
  const { code, state } = await provider.visit(await start(name));
  return { code, state };
}
const finish = (body: object, { name = "google", cart }: { name?: string; cart?: string } = {}) =>
  shop.post(`/user/auth/social/${name}`, body, cart ? { cart } : {});
const userOf = async (token: string) =>
  (await shop.get("/user", { headers: { [HEADERS.userToken]: token } })).body.data;

describe("a visitor from a provider", () => {
  it.each(["google", "facebook"])(
    "a new visitor gets an account without a password through %s",
    async (name) => {
      const { status, body } = await finish(await comeBack(name), { name });
      expect(status).toBe(200);
      const email = `nou.${people}@example.com`;
      expect(await userOf(body.data.user_token)).toMatchObject({
        firstname: "Ștefan",
        lastname: "Nou",
        email,
      });
      const rows = await shop.query("select password_hash from customer where email = $1", [email]);
      expect(rows).toEqual([{ password_hash: null }]);
      expect(await hasEmailProof(shop, email)).toBe(name === "google");
    },
  );

  it("a returning visitor is the same customer, even with another email", async () => {
    const first = await userOf((await finish(await comeBack())).body.data.user_token);
    provider.now.person.email = "altundeva@example.com";
    expect(await userOf((await finish(await comeBack())).body.data.user_token)).toEqual(first);
  });

  it("a visitor is the same customer through another provider with the same verified email", async () => {
    const throughFacebook = await finish(await comeBack("facebook"), { name: "facebook" });
    const first = await userOf(throughFacebook.body.data.user_token);
    provider.now.person.sub = `at-google-${people}`;
    const second = await finish(await comeBack());
    expect(await userOf(second.body.data.user_token)).toEqual(first);
  });

  it("the verified owner takes over an account that someone opened with the unverified address", async () => {
    const opened = await finish(await comeBack("facebook"), { name: "facebook" });
    provider.now.person.sub = `owner-${people}`;
    await finish(await comeBack());
    const asking = { headers: { [HEADERS.userToken]: opened.body.data.user_token } };
    expect((await shop.get("/user", asking)).status).toBe(401);
    provider.now.person.sub = `person-${people}`;
    expect((await finish(await comeBack("facebook"), { name: "facebook" })).status).toBe(422);
  });

  it("if the provider does not verify emails, a visitor whose email has an account without a password must set one first", async () => {
    await finish(await comeBack());
    provider.now.person.sub = `at-facebook-${people}`;
    const { status, body } = await finish(await comeBack("facebook"), { name: "facebook" });
    expect([status, body.errors]).toEqual([
      422,
      {
        email: [
          `Există deja un cont cu adresa nou.${people}@example.com. Alege-i o parolă cu „Ai uitat parola?”, apoi încearcă din nou.`,
        ],
      },
    ]);
  });

  it("a new visitor keeps the guest cart", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    expect((await finish(await comeBack(), { cart })).body.data.qcartid).toBe(cart);
  });

  it("a visitor is refused while the provider has not verified the email", async () => {
    provider.now.person.email_verified = false;
    const { status, body } = await finish(await comeBack());
    expect([status, body.errors]).toEqual([
      422,
      {
        email: ["Google nu a confirmat adresa ta de e-mail. Confirm-o acolo sau creează un cont cu parolă."],
      },
    ]);
  });

  it("an account without a name from the provider is named after its email", async () => {
    delete provider.now.person.given_name;
    delete provider.now.person.family_name;
    const { body } = await finish(await comeBack());
    expect(await userOf(body.data.user_token)).toMatchObject({ firstname: `nou.${people}`, lastname: "" });
  });
});

async function mailedToken(email: string): Promise<string> {
  const token = `token-of-${email}`;
  await shop.query(
    `insert into password_reset (token_hash, customer_id, created_at, expires_at)
     select $1, id, now(), now() + interval '1 hour' from customer where email = $2`,
    [createHash("sha256").update(token).digest(), email],
  );
  return token;
}

describe("a stranger who opened the account with an unverified address", () => {
  const throughFacebook = async () => finish(await comeBack("facebook"), { name: "facebook" });
  const isIn = async (entered: { body: { data: { user_token: string } } }) => {
    const asking = { headers: { [HEADERS.userToken]: entered.body.data.user_token } };
    return (await shop.get("/user", asking)).status === 200;
  };

  it("the stranger loses access once the owner sets a password through the emailed link", async () => {
    expect((await throughFacebook()).status).toBe(200);
    const token = await mailedToken(`nou.${people}@example.com`);
    const reset = { password: PASSWORD, password_confirm: PASSWORD, reset_token: token };
    expect((await shop.post("/auth/reset", reset)).status).toBe(200);
    // After the password reset, a login through the provider requires the owner's password.
    const { status, body } = await throughFacebook();
    expect([status, Object.keys(body.errors)]).toEqual([422, ["password"]]);
  });

  it("the stranger loses access once the owner uses a password and a verifying provider", async () => {
    const opened = await throughFacebook();
    await shop.query(
      `update customer set password_hash = (select password_hash from customer where email = 'ana@example.com')
       where email = $1`,
      [`nou.${people}@example.com`],
    );
    provider.now.person.sub = `owner-${people}`;
    const back = await comeBack();
    await finish(back);
    const owner = await finish({ ...back, password: PASSWORD });
    expect([await isIn(owner), await isIn(opened)]).toEqual([true, false]);
    provider.now.person.sub = `person-${people}`;
    expect((await throughFacebook()).status).toBe(422);
  });

  it("the owner's devices stay logged in when the owner links a verifying provider", async () => {
    const email = `nou.${people}@example.com`;
    await shop.api.importShop({
      customers: [{ email, firstName: "Ana", lastName: "Pop", password: PASSWORD }],
    });
    const elsewhere = await shop.post("/user/auth/login", { email, password: PASSWORD });
    const back = await comeBack();
    await finish(back);
    expect((await finish({ ...back, password: PASSWORD })).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(true);
  });
});

describe("linking an account with a password", () => {
  it("linking requires the account's password only once", async () => {
    provider.now.person.email = "ana@example.com";
    const back = await comeBack();
    const requested = {
      password: [
        "Există deja un cont cu adresa ana@example.com. Scrie parola lui o singură dată, ca să îl conectăm cu Google.",
      ],
    };
    expect(await finish(back)).toMatchObject({ status: 422, body: { errors: requested } });
    // The visitor may reload the page that requests the password.
    expect((await finish(back)).body.errors).toEqual(requested);
    const wrong = await finish({ ...back, password: "nu este aceasta" });
    expect(wrong.body.errors).toEqual({ password: ["Parola nu este corectă."] });
    const { status, body } = await finish({ ...back, password: PASSWORD });
    expect([status, (await userOf(body.data.user_token)).email]).toEqual([200, "ana@example.com"]);
    expect((await finish({ ...back, password: PASSWORD })).body.errors).toEqual({ state: [OVER] });
    expect((await finish(await comeBack())).status).toBe(200);
  });

  it("wrong passwords are limited when linking, as when logging in", async () => {
    provider.now.person.email = "bogdan@example.com";
    const back = await comeBack();
    await finish(back);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await finish({ ...back, password: "nu este aceasta" })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await finish({ ...back, password: PASSWORD })).status).toBe(429);
  });
});

describe("an invalid callback", () => {
  it("a callback with a state that the shop did not issue is refused", async () => {
    const { code } = await comeBack();
    expect((await finish({ code, state: "x" })).body.errors).toEqual({ state: [OVER] });
  });

  it("a callback with a used state is refused", async () => {
    const back = await comeBack();
    expect((await finish(back)).status).toBe(200);
    expect(await finish(back)).toMatchObject({ status: 422, body: { errors: { state: [OVER] } } });
  });

  it("a callback with a state that is ten minutes old is refused", async () => {
    const back = await comeBack();
    await shop.query(
      "update social_attempt set expires_at = now() - interval '1 second' where used_at is null",
    );
    expect((await finish(back)).body.errors).toEqual({ state: [OVER] });
  });

  it("a callback with the state of another provider is refused", async () => {
    expect((await finish(await comeBack("facebook"))).body.errors).toEqual({ state: [OVER] });
  });

  it("a callback with a code for another PKCE challenge is refused", async () => {
    const [mine, other] = [await comeBack(), await comeBack()];
    const { status, body } = await finish({ code: other.code, state: mine.state });
    expect([status, body.errors]).toEqual([422, { code: [FAILED] }]);
  });

  it("a callback with a token signed by an unknown key is refused", async () => {
    provider.now.forges = true;
    expect((await finish(await comeBack())).body.errors).toEqual({ code: [FAILED] });
  });

  it.each([
    [{ state: "x" }, ["code"]],
    [{ code: "x" }, ["state"]],
    [{ code: "x", state: "x", password: "" }, ["password"]],
    [[], ["body"]],
  ])("a callback with only %j is refused", async (sent, fields) => {
    const { status, body } = await finish(sent);
    expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
  });
});

it("each visitor is sent to the provider with their own state, nonce and PKCE challenge", async () => {
  const [one, other] = [new URL(await start()), new URL(await start())];
  expect(one.origin + one.pathname).toBe(`${provider.url}/authorize`);
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    client_id: "curat-shop",
    redirect_uri: "http://localhost:3000/account/login/google/callback",
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  }
});

it("only one of two concurrent callbacks succeeds", async () => {
  const back = await comeBack();
  const statuses = (await Promise.all([finish(back), finish(back)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
});

/**
 * Runs a statement while it holds the customer's row lock. Commits once another transaction waits for the lock, or
 * after five seconds.
 */
const behindTheLock = (id: number, statement: string) =>
  shop.query(`
    do $$ begin
      perform from customer where id = ${id} for no key update;
      ${statement};
      for tries in 1..500 loop
        exit when exists (
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock');
        perform pg_stat_clear_snapshot();
        perform pg_sleep(0.01);
      end loop;
    end $$`);

describe("a social login in progress", () => {
  async function anAccount(): Promise<number> {
    const { body } = await finish(await comeBack());
    return Number((await userOf(body.data.user_token)).id);
  }

  it("a social login fails if its identity is removed concurrently", async () => {
    const id = await anAccount();
    const back = await comeBack();
    const taking = behindTheLock(id, `delete from social_identity where customer_id = ${id}`);
    expect((await finish(back)).body.errors).toEqual({ state: [OVER] });
    await taking;
  });

  it("a social login fails if the account's email changes concurrently", async () => {
    const id = await anAccount();
    provider.now.person.sub = `other-${people}`;
    const back = await comeBack();
    const changing = behindTheLock(
      id,
      `update customer set email = 'alt-${people}@example.com' where id = ${id}`,
    );
    expect((await finish(back)).body.errors).toEqual({ state: [OVER] });
    await changing;
    expect(await shop.query("select subject from social_identity where customer_id = $1", [id])).toEqual([
      { subject: `person-${people}` },
    ]);
  });
});

it("the state of an open social login is not stored in plain text", async () => {
  const back = await comeBack();
  const rows = await shop.query<{ row: string }>("select a::text as row from social_attempt a");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(back.state))).toBe(false);
});

it("an unknown, unconfigured or disabled provider returns 404", async () => {
  const status = async (name: string) => (await shop.get(`/user/auth/social/${name}`)).status;
  expect([await status("altcineva"), await status("apple"), await status("google")]).toEqual([404, 404, 200]);
  await setFlags({ socialLogin: true, google: false, facebook: true });
  expect([await status("google"), await status("facebook")]).toEqual([404, 200]);
  await setFlags({ socialLogin: false, google: true, facebook: true });
  expect([await status("google"), await status("facebook")]).toEqual([404, 404]);
  expect((await finish({ code: "x", state: "x" })).status).toBe(404);
  await setFlags({ socialLogin: true, google: true, facebook: true });
});

it("social logins can be started 60 times a minute from one IP address", async () => {
  const limited = createApi({ ...shop.config, rateLimits: true });
  const begin = async (): Promise<number> => {
    const headers = { [HEADERS.apiKey]: shop.config.apiKey };
    const url = "http://api.test/api/v1/user/auth/social/google";
    return (await limited.fetch(new Request(url, { headers }), { visitor: "192.0.2.77" })).status;
  };
  const statuses: number[] = [];
  for (let begun = 0; begun < 62; begun += 1) statuses.push(await begin());
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  expect(statuses.slice(60)).toEqual([429, 429]);
  await limited.close();
});
