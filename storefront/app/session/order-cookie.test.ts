import { describe, expect, it } from "vitest";
import type { OrderResult } from "@curat/contract/orders";
import { seal, unseal } from "./order-cookie.server.ts";

const kept = { order: { randomid: "abc", firstname: "Ștefania" } as OrderResult, until: 1 };

describe("the order's cookie", () => {
  it("gives back what was sealed", () => {
    expect(unseal(seal(kept, "key"), "key")).toEqual(kept);
  });
  it("shows nothing of it", () => {
    expect(Buffer.from(seal(kept, "key"), "base64url").toString("latin1")).not.toContain("abc");
  });
  it("is another text each time", () => {
    expect(seal(kept, "key")).not.toBe(seal(kept, "key"));
  });
  it.each([
    ["with another key", seal(kept, "other")],
    ["cut off", seal(kept, "key").slice(0, 40)],
    ["changed", flipped(seal(kept, "key"))],
    ["empty", ""],
    ["of someone else", "%%%"],
  ])("is nothing when it was %s", (_, cookie) => {
    expect(unseal(cookie, "key")).toBeUndefined();
  });
});

function flipped(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  return bytes.toString("base64url");
}
