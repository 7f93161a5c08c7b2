import { describe, expect, it } from "vitest";
import { judgeUnproven, readUnprovenBounds, usualBounds, type OpenOrders } from "./unproven.rules.ts";

const limits = readUnprovenBounds(undefined);
const none = { orders: 0, bani: 0, pieces: {} };
const openOrders = (changes: Partial<OpenOrders> = {}): OpenOrders => ({
  fromNetworkInAMinute: 0,
  toEmailInAnHour: 0,
  person: none,
  network: none,
  ...changes,
});
const input = { totalBani: 1_000_00, products: [{ productId: 7, name: "Săpun", quantity: 50 }] };
const judge = (changes: Partial<OpenOrders>) => judgeUnproven(input, openOrders(changes), limits);

it("the limits for new buyers allow a first order of usual size", () => {
  expect(judge({})).toEqual({ ok: true });
});

describe("an unknown buyer at the limits", () => {
  it.each<[string, Partial<OpenOrders>, RegExp]>([
    ["with five waiting orders", { person: { ...none, orders: 5 } }, /^Ai deja 5 comenzi/],
    [
      "with 24,500 lei waiting",
      { person: { ...none, bani: 24_500_00 } },
      /cel mult 25 ?000\.00 lei|cel mult 25.?000/,
    ],
    [
      "with 151 pieces waiting",
      { person: { ...none, pieces: { 7: 151 } } },
      /din „Săpun” cel mult 200 de bucăți/,
    ],
    ["from a network with twenty", { network: { ...none, orders: 20 } }, /^Ai deja 20 de comenzi/],
    ["from a network with 99,500 lei", { network: { ...none, bani: 99_500_00 } }, /cel mult 100/],
  ])("an unknown buyer %s is refused", (_, changes, sentence) => {
    const verdict = judge(changes);
    expect(verdict).toMatchObject({ ok: false, error: "refused" });
    expect(JSON.stringify(verdict)).toMatch(/^\{.*"cart"/);
    expect(!verdict.ok && verdict.error === "refused" && verdict.errors.cart?.[0]).toMatch(sentence);
  });

  it("an unknown buyer just below each limit is accepted", () => {
    const person = { orders: 4, bani: 24_000_00, pieces: { 7: 150, 8: 1_000 } };
    const network = { orders: 19, bani: 99_000_00, pieces: { 7: 750 } };
    expect(judge({ person, network, fromNetworkInAMinute: 4, toEmailInAnHour: 2 })).toEqual({ ok: true });
  });

  it("a fourth order in an hour with one email address is refused with an error for that field", () => {
    expect(judge({ toEmailInAnHour: 3 })).toEqual({
      ok: false,
      error: "refused",
      errors: {
        "customer.email": [
          "De la această adresă am primit deja 3 comenzi în ultima oră. Încearcă mai târziu.",
        ],
      },
    });
  });

  it("a sixth order from one network within a minute is refused as too many requests", () => {
    expect(judge({ fromNetworkInAMinute: 5 })).toEqual({ ok: false, error: "too-many" });
  });
});

it("the limits can be configured, but invalid values are rejected", () => {
  expect(readUnprovenBounds({ openOrders: 50 })).toMatchObject({ openOrders: 50, ordersAnHour: 3 });
  expect(() => readUnprovenBounds({ openOrders: 0 })).toThrow("openOrders");
});

it.each([{ openOrders: 0 }, { openPieces: "multe" }, [], "nimic", 7, null])(
  "the default limits apply if the stored setting is invalid: %j",
  (stored) => {
    expect(usualBounds(stored)).toEqual(limits);
  },
);
