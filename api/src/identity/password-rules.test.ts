import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";
import { isGuessable } from "./password-rules.ts";

describe("isGuessable", () => {
  it.each([
    "password123",
    "Parola1234",
    "PÂROLA!!!2024",
    "parolaparola",
    "qwertyuiop",
    "1q2w3e4r5t",
    "1234567890",
    "0740123456",
    "12341234123412341234",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "..........!",
    "Te iubesc 99",
    "Steaua-1986",
    "Alexandru1990",
    "ana.popescu",
    "AnaPopescu2026",
    "ana.popescu@example.com",
  ])("isGuessable rejects %j", (password) => {
    expect(isGuessable(password, "ana.popescu@example.com")).toBe(true);
  });

  it.each([
    "vara trecută la mare",
    "Kj7#pLq92xVn",
    "parola mea e un munte verde",
    "7493028716450293",
    "șoricel-în-cămară",
    "popescu cu patru pisici",
  ])("isGuessable accepts %j", (password) => {
    expect(isGuessable(password, "ana.popescu@example.com")).toBe(false);
  });
});

describe("password hashes", () => {
  it("password hashes are argon2id and match only their password", async () => {
    const stored = await hashPassword("vara trecută la mare");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, "vara trecută la mare")).toBe(true);
    expect(await isPassword(stored, "vara trecuta la mare")).toBe(false);
  });

  it("password hashes match a password in any Unicode form of its diacritics", async () => {
    const stored = await hashPassword("șoricel".normalize("NFD"));
    expect(await isPassword(stored, "șoricel".normalize("NFC"))).toBe(true);
  });

  it("password hashes take the same time to check when there is no account", async () => {
    const stored = await hashPassword("o parolă cu totul alta");
    const workOf = async (hash: string | undefined): Promise<number> => {
      const before = process.threadCpuUsage();
      for (let i = 0; i < 5; i += 1) expect(await isPassword(hash, "vara trecută la mare")).toBe(false);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    // Without an account, an early return would take a thousandth of the time. CPU time hardly depends on other load.
    expect(await workOf(undefined)).toBeGreaterThan((await workOf(stored)) / 10);
    expect(await isPassword(null, "vara trecută la mare")).toBe(false);
  });
});
