import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.ts";

/** The SHA-1 secret of RFC 6238, Appendix B. Our codes are the last six of its eight digits. */
const RFC_SECRET = Secret.fromLatin1("12345678901234567890").base32;
const VECTORS: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

it.each(VECTORS)("stepOfCode accepts the RFC 6238 code at second %d", (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(RFC_SECRET, code.slice(-6), new Date(seconds * 1_000))).toBe(step);
});

it("stepOfCode tolerates a clock that is one step off, but not two", () => {
  const [seconds, code] = [1_234_567_890, "005924"];
  const at = (steps: number) => stepOfCode(RFC_SECRET, code, new Date((seconds + steps * 30) * 1_000));
  const step = Math.floor(seconds / 30);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  expect(stepOfCode(RFC_SECRET, "005925", new Date(seconds * 1_000))).toBeUndefined();
});

it("totpUri contains the shop, the member and a working secret", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = totpUri(secret, { shop: "Curat: magazin", email: "ana@exemplu.ro" });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Curat%20%20magazin:ana%40exemplu\.ro\?/);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect(stepOfCode(secret, code, new Date())).toBeTypeOf("number");
});
