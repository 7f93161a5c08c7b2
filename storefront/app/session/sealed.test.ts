import { describe, expect, it } from "vitest";
import { seal as sealFor, unseal as unsealFor } from "./sealed.server.ts";

const stored = { order: { randomid: "abc", firstname: "Ștefania" }, until: 1 };
const purpose = "order";
const seal = (value: unknown, sealKey: string) => sealFor(value, { sealKey, purpose });
const unseal = (text: string, sealKey: string) => unsealFor(text, { sealKey, purpose });

describe("a sealed cookie", () => {
  it("a sealed cookie is unsealed to the original value", () => {
    expect(unseal(seal(stored, "key"), "key")).toEqual(stored);
  });
  it("a sealed cookie does not reveal its content", () => {
    expect(Buffer.from(seal(stored, "key"), "base64url").toString("latin1")).not.toContain("abc");
  });
  it("sealing a value twice gives different cookies", () => {
    expect(seal(stored, "key")).not.toBe(seal(stored, "key"));
  });
  it.each([
    ["sealed with another key", seal(stored, "other")],
    ["sealed for another purpose", sealFor(stored, { sealKey: "key", purpose: "guest" })],
    ["cut off", seal(stored, "key").slice(0, 40)],
    ["changed", flipped(seal(stored, "key"))],
    ["empty", ""],
    ["not base64", "%%%"],
  ])("a sealed cookie cannot be unsealed when it was %s", (_, cookie) => {
    expect(unseal(cookie, "key")).toBeUndefined();
  });
});

function flipped(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  return bytes.toString("base64url");
}
