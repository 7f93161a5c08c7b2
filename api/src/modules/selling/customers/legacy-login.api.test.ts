import { HEADERS } from "@curat/contract/headers.values";
import { beforeAll, expect, it } from "vitest";
import { wrapLegacyHash, type LegacyHash } from "../../../identity/legacy-hash.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const BCRYPT: LegacyHash = {
  kind: "bcrypt",
  hash: "$2y$10$abcdefghijklmnopqrstuuFN46y4A9NzNmnu04llFfZqocN6IrvXO",
};
const MD5: LegacyHash = { kind: "md5", hash: "647eadc71674a07054201849082d1a51" };

const login = (email: string, password: string) =>
  shop.post("/user/auth/login", { email, password }, { headers: { [HEADERS.visitor]: "10.0.0.9" } });
const recordedOf = async (email: string): Promise<string> =>
  (
    await shop.query<{ kept: string }>("select password_hash as kept from customer where email = $1", [email])
  )[0]?.kept ?? "";

beforeAll(async () => {
  const person = { firstName: "Ana", lastName: "Pop" };
  await shop.api.importShop({
    customers: [
      { ...person, email: "bcrypt@example.com", passwordHash: await wrapLegacyHash(BCRYPT) },
      { ...person, email: "md5@example.com", passwordHash: await wrapLegacyHash(MD5, "CookieKeyDeProba123") },
      { ...person, email: "doi@example.com", passwordHash: await wrapLegacyHash(BCRYPT) },
    ],
  });
});

it.concurrent.each([
  ["bcrypt@example.com", "parola mea de vară"],
  ["md5@example.com", "parola din 2015"],
])(
  "%s logs in with their former shop's password, and a current hash replaces the old one",
  async (email, password) => {
    expect(await recordedOf(email)).toMatch(/^\$moved\$/);
    expect((await login(email, "alta parolă")).status).toBe(422);
    expect(await recordedOf(email)).toMatch(/^\$moved\$/);
    expect((await login(email, password)).status).toBe(200);
    expect(await recordedOf(email)).toMatch(/^\$argon2id\$/);
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, "alta parolă")).status).toBe(422);
  },
);

it("two concurrent logins with a legacy hash both succeed", async () => {
  const answers = await Promise.all([1, 2].map(() => login("doi@example.com", "parola mea de vară")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it("an unknown email is refused as slowly as a wrong password while legacy hashes exist", async () => {
  const person = { email: "trei@example.com", firstName: "Ion", lastName: "Pop" };
  await shop.api.importShop({ customers: [{ ...person, passwordHash: await wrapLegacyHash(BCRYPT) }] });
  const refusals = ["nimeni@example.com", "md5@example.com", "trei@example.com"].map(async (email) => {
    const requested = performance.now();
    expect((await login(email, "nu este aceasta")).status).toBe(422);
    expect(performance.now() - requested).toBeGreaterThanOrEqual(495);
  });
  await Promise.all(refusals);
});
