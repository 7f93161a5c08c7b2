import { describe, expect, it } from "vitest";
import { parseCui } from "./cui.ts";
import { parseIban } from "./iban.ts";
import { randomId } from "./random-id.ts";

describe("a fiscal code", () => {
  it.each([
    ["14399840", "14399840"],
    ["37024165", "37024165"],
    ["4267117", "4267117"],
    ["RO14399840", "14399840"],
    [" ro 143 998 40 ", "14399840"],
  ])("%j is %s", (text, digits) => {
    expect(parseCui(text)).toBe(digits);
  });

  it.each(["13548147", "14399841", "014399840", "1", "", "RO", "abc", "12345678901", "14399840x"])(
    "%j is refused",
    (text) => {
      expect(parseCui(text)).toBeUndefined();
    },
  );
});

describe("an IBAN", () => {
  it.each([
    ["RO49AAAA1B31007593840000", "RO49AAAA1B31007593840000"],
    ["RO56TREZ0462107020101XXX", "RO56TREZ0462107020101XXX"],
    ["ro49 aaaa 1b31 0075 9384 0000", "RO49AAAA1B31007593840000"],
  ])("%j is %s", (text, iban) => {
    expect(parseIban(text)).toBe(iban);
  });

  it.each([
    "RO48AAAA1B31007593840000",
    "RO49AAAA1B3100759384000",
    "DE89370400440532013000",
    "RO49AAAA1B31007593840001",
    "",
  ])("%j is refused", (text) => {
    expect(parseIban(text)).toBeUndefined();
  });
});

it("makes ids of 128 bits that an address may carry, never twice the same", () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
});
