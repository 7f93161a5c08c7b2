import { expect, it } from "vitest";
import { isBcrypt } from "./bcrypt.ts";
import { isLegacyHash, isPasswordOf, wrapLegacyHash, type LegacyHash } from "./legacy-hash.ts";
import { hashPassword } from "./password.ts";

const bytes = (text: string): Uint8Array => Buffer.from(text);

// Hashes by libxcrypt's crypt(3).
it.each([
  ["parola mea de vară", "$2y$10$abcdefghijklmnopqrstuuFN46y4A9NzNmnu04llFfZqocN6IrvXO"],
  ["secret", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.pIKrLVkBX9/OvQMSygY1pWEVn72t6na"],
  ["", "$2y$04$abcdefghijklmnopqrstuubyCG3zY1GIXMyxfivm.ClDiInHzxjiq"],
  ["x".repeat(80), "$2y$04$......................SZFhVdUK5wGKY4lx/QrgUMHG0XsWjbi"],
])("isBcrypt accepts the password %j and no other", async (password, stored) => {
  expect(await isBcrypt(stored, bytes(password))).toBe(true);
  expect(await isBcrypt(stored, bytes(`${password.slice(0, 60)}!`))).toBe(false);
});

it.each([
  "",
  "$2y$31$abcdefghijklmnopqrstuuFN46y4A9NzNmnu04llFfZqocN6IrvXO",
  "$2x$05$short",
  "$argon2id$v=19$m=1",
])("isBcrypt rejects invalid hashes and those that would take too long: %j", async (stored) => {
  expect(await isBcrypt(stored, bytes("secret"))).toBe(false);
});

const OLD: [string, LegacyHash, string][] = [
  [
    "parola mea de vară",
    { kind: "bcrypt", hash: "$2y$10$abcdefghijklmnopqrstuuFN46y4A9NzNmnu04llFfZqocN6IrvXO" },
    "",
  ],
  ["test12345", { kind: "phpass", hash: "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0" }, ""],
  ["parolă veche", { kind: "phpass", hash: "$P$BabcdEFGHthT066vav8PB1F8L/A9/N/" }, ""],
  [
    "parola nouă",
    { kind: "wordpress", hash: "$wp$2y$10$zyxwvutsrqponmlkjihgfe2rHv/zNdBmD7W7oWDRdFJi6.S5uG3mq" },
    "",
  ],
  ["parola din 2015", { kind: "md5", hash: "647eadc71674a07054201849082d1a51" }, "CookieKeyDeProba123"],
];

it.each(OLD)("an imported hash accepts the password %j", async (password, moved, cookieKey) => {
  const stored = await wrapLegacyHash(moved, cookieKey);
  expect(isLegacyHash(stored)).toBe(true);
  expect(await isPasswordOf(stored, password)).toBe(true);
  expect(await isPasswordOf(stored, `${password}.`)).toBe(false);
  expect(await isPasswordOf(stored, moved.hash)).toBe(false);
});

it.each(OLD.filter(([, { kind }]) => kind === "phpass" || kind === "md5"))(
  "an imported MD5-based hash is wrapped in argon2id: %j",
  async (_password, moved, cookieKey) => {
    const stored = await wrapLegacyHash(moved, cookieKey);
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(moved.hash.slice(-20));
  },
);

it("isPasswordOf checks our own hashes too, and rejects unknown formats", async () => {
  const ours = await hashPassword("vara trecută");
  expect(isLegacyHash(ours)).toBe(false);
  expect(await isPasswordOf(ours, "vara trecută")).toBe(true);
  expect(await isPasswordOf(undefined, "vara trecută")).toBe(false);
  expect(await isPasswordOf("$moved$rot13$$jurnal", "jurnal")).toBe(false);
});
