import { expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";

const KEY = "a-key-of-the-shop-that-seals";

it("unseal returns a sealed text, and sealing it twice gives different results", () => {
  const sealed = seal(KEY, "JBSWY3DPEHPK3PXP");
  expect(unseal(KEY, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(seal(KEY, "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(sealed).not.toContain("JBSWY3DP");
});

it.each(["", "AAAA", "not sealed at all, and longer than a nonce and a tag"])(
  "unseal returns undefined for %j",
  (text) => {
    expect(unseal(KEY, text)).toBeUndefined();
  },
);

it("unseal returns undefined for a wrong key or a tampered ciphertext", () => {
  const sealed = seal(KEY, "JBSWY3DPEHPK3PXP");
  expect(unseal(`${KEY}!`, sealed)).toBeUndefined();
  const first = sealed.startsWith("A") ? "B" : "A";
  expect(unseal(KEY, first + sealed.slice(1))).toBeUndefined();
});
