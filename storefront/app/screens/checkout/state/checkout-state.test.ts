import { describe, expect, it } from "vitest";
import {
  dueAt,
  isChanging,
  isQuestioned,
  isSending,
  lineOf,
  step,
  unansweredQuantities,
} from "./checkout-state.ts";
import type { CheckoutState } from "./checkout-state.ts";
import {
  CART,
  DATA,
  cartOf,
  changed,
  answered,
  LOST,
  quantity,
  removal,
  choice,
  pressed,
  TIME,
  after,
  inWords,
} from "../../../testing/checkout-events.ts";
import type { TimedEvent } from "../../../testing/checkout-events.ts";

describe("next checkout request", () => {
  it.each<[string, TimedEvent[], unknown]>([
    ["nothing at first", [], "resting"],
    [
      "no quantity before its delay ends",
      [
        [0, quantity(3)],
        [299, TIME],
      ],
      "waiting",
    ],
    [
      "a quantity 300 ms after",
      [
        [0, quantity(3)],
        [300, TIME],
      ],
      { for: "quantities", quantities: { 1: 3 } },
    ],
    [
      "the last quantity, after a restarted delay",
      [
        [0, quantity(3)],
        [299, quantity(4)],
        [300, TIME],
      ],
      "waiting",
    ],
    [
      "all due quantities in one call",
      [
        [0, quantity(3)],
        [0, quantity(5, 2)],
        [200, quantity(6)],
        [500, TIME],
      ],
      { for: "quantities", quantities: { 1: 6, 2: 5 } },
    ],
    ["a choice immediately", [[0, choice()]], { for: "sums" }],
    [
      "no county before 600 ms",
      [
        [0, choice(600)],
        [599, TIME],
      ],
      "waiting",
    ],
    [
      "a county after 600 ms",
      [
        [0, choice(600)],
        [600, TIME],
      ],
      { for: "sums" },
    ],
    [
      "the last of several counties",
      [
        [0, choice(600)],
        [599, choice(600)],
        [600, TIME],
      ],
      "waiting",
    ],
    ["a removal immediately", [[0, removal()]], { for: "removal", itemId: 1 }],
    [
      "a removal before a pending quantity",
      [
        [0, quantity(5, 2)],
        [1, removal()],
      ],
      { for: "removal", itemId: 1 },
    ],
    ["a pressed button immediately", [[0, pressed("coupon")]], { for: "question", intent: "coupon" }],
    ["an order immediately", [[0, pressed("finalize")]], { for: "order" }],
    [
      "no order with outdated totals",
      [
        [0, quantity(3)],
        [1, pressed("finalize")],
      ],
      "waiting",
    ],
    [
      "no order while totals are loading",
      [
        [0, choice()],
        [1, pressed("finalize")],
      ],
      { for: "sums" },
    ],
  ])("the checkout requests %s", (_what, events, requested) => {
    expect(inWords(after(...events))).toEqual(requested);
  });

  it.each<[string, TimedEvent[], unknown]>([
    [
      "a choice made meanwhile is sent next",
      [
        [0, choice()],
        [1, choice()],
        [9, answered({ kind: "applied" })],
      ],
      { for: "sums" },
    ],
    [
      "a due quantity is sent after the totals",
      [
        [0, choice()],
        [1, quantity(3)],
        [400, answered({ kind: "applied" })],
      ],
      { for: "quantities", quantities: { 1: 3 } },
    ],
    [
      "a quantity that is not due keeps waiting",
      [
        [0, choice()],
        [100, quantity(3)],
        [200, answered({ kind: "applied" })],
      ],
      "waiting",
    ],
    [
      "two removals are two calls",
      [
        [0, removal()],
        [1, removal(2)],
        [9, changed(cartOf(2))],
      ],
      { for: "removal", itemId: 2 },
    ],
    [
      "a button's form is sent with the pending choice",
      [
        [0, choice(600)],
        [1, pressed("coupon")],
        [9, answered({ kind: "applied" })],
      ],
      "resting",
    ],
    [
      "a button pressed meanwhile is sent next",
      [
        [0, choice()],
        [1, pressed("login")],
        [9, answered({ kind: "applied" })],
      ],
      { for: "question", intent: "login" },
    ],
    [
      "a change to a removed line is dropped",
      [
        [0, choice()],
        [1, quantity(3, 2)],
        [2, answered({ kind: "applied", cart: cartOf(2, { lines: CART.lines.slice(0, 1) }) })],
      ],
      "resting",
    ],
    [
      "a lost response leaves the page unchanged",
      [
        [0, choice()],
        [9, LOST],
      ],
      "resting",
    ],
    [
      "the form is sent with the cart",
      [
        [0, removal()],
        [9, changed(null)],
      ],
      { for: "sums" },
    ],
    [
      "an outdated page is reloaded",
      [
        [0, pressed("login")],
        [9, answered({ kind: "applied", isStale: true })],
      ],
      "reloading",
    ],
    [
      "an unreadable cart is reloaded",
      [
        [0, choice()],
        [9, answered({ kind: "applied", cart: undefined })],
      ],
      "reloading",
    ],
    [
      "and then nothing is sent",
      [
        [0, pressed("login")],
        [9, answered({ kind: "applied", isStale: true })],
        [20, { type: "loaded", data: DATA }],
      ],
      "resting",
    ],
    [
      "changes made meanwhile are sent next",
      [
        [0, pressed("login")],
        [9, answered({ kind: "applied", isStale: true })],
        [10, choice()],
        [20, { type: "loaded", data: DATA }],
      ],
      { for: "sums" },
    ],
    [
      "a placed order ends it",
      [
        [0, pressed("finalize")],
        [1, choice()],
        [9, answered({ kind: "ordered", to: "/thank-you.html", cart: null })],
      ],
      "ordered",
    ],
    [
      "a card order leads to the processor",
      [
        [0, pressed("finalize")],
        [9, answered({ kind: "paying", cart: null })],
      ],
      "paying",
    ],
    [
      "a refused order leaves the page unchanged",
      [
        [0, pressed("finalize")],
        [9, answered({ kind: "refused", errors: {} })],
      ],
      "resting",
    ],
  ])("checkout state after a response: %s", (_what, events, next) => {
    expect(inWords(after(...events))).toEqual(next);
  });

  it("dueAt returns the end of the next delay", () => {
    expect(dueAt(after())).toBeUndefined();
    expect(dueAt(after([0, choice(600)], [100, quantity(3)]))).toBe(400);
    expect(dueAt(after([0, choice()], [100, quantity(3)]))).toBeUndefined();
  });

  it("unansweredQuantities returns quantities that the server has not confirmed", () => {
    expect(unansweredQuantities(after([0, quantity(3)]))).toEqual({ 1: 3 });
    expect(unansweredQuantities(after([0, quantity(3)], [300, TIME]))).toEqual({ 1: 3 });
    expect(unansweredQuantities(after([0, quantity(3)], [300, TIME], [310, quantity(4)]))).toEqual({ 1: 4 });
    expect(unansweredQuantities(after())).toEqual({});
  });
});

describe("enabled checkout controls", () => {
  const flags = (state: CheckoutState) => [isChanging(state), isSending(state), isQuestioned(state)];
  it.each<[string, TimedEvent[], boolean[]]>([
    ["everything when idle", [], [false, false, false]],
    ["no order while a quantity is pending", [[0, quantity(3)]], [true, false, false]],
    ["no order while totals are loading", [[0, choice()]], [true, false, false]],
    ["no button while another one is being handled", [[0, pressed("coupon")]], [true, false, true]],
    [
      "no button while another one is pending",
      [
        [0, choice()],
        [1, pressed("coupon")],
      ],
      [true, false, true],
    ],
    ["no order twice", [[0, pressed("finalize")]], [false, true, false]],
    [
      "nothing while the page is reloading",
      [
        [0, pressed("login")],
        [1, answered({ kind: "applied", isStale: true })],
      ],
      [true, false, true],
    ],
    [
      "everything after a refusal",
      [
        [0, pressed("coupon")],
        [1, answered({ kind: "refused", errors: { coupon: ["Nu."] } })],
      ],
      [false, false, false],
    ],
  ])("the checkout allows %s", (_what, events, expected) => {
    expect(flags(after(...events))).toEqual(expected);
  });

  it("the checkout sends a form once, no matter how often its button is pressed", () => {
    const twice = after([0, pressed("coupon")], [1, pressed("coupon")], [9, answered({ kind: "applied" })]);
    expect(inWords(twice)).toBe("resting");
  });
});

describe("cart line state", () => {
  it("a line's state shows the requested change until the server returns another value", () => {
    const [waiting, asking] = [after([0, quantity(3)]), after([0, quantity(3)], [300, TIME])];
    for (const state of [waiting, asking])
      expect(lineOf(state, 1)).toEqual({ pieces: 3, isLoading: true, isRemoved: false });
    const none = { pieces: undefined, isLoading: false, isRemoved: false };
    expect(lineOf(asking, 2)).toEqual(none);
    for (const answer of [changed(cartOf(3)), changed(cartOf(2)), LOST])
      expect(lineOf(step(asking, answer, 400), 1)).toEqual(none);
  });

  it("the checkout ignores a line's removal while its quantity or removal is being sent", () => {
    const asking = after([0, quantity(3)], [300, TIME]);
    expect(step(asking, removal(), 301)).toBe(asking);
    const removing = after([0, removal()]);
    expect(step(removing, removal(), 1)).toBe(removing);
    expect(lineOf(removing, 1).isRemoved).toBe(true);
  });

  it("a new message after a quantity change is shown at its line, and earlier messages remain with the cart", () => {
    const current = "Codul nu se aplică momentan.";
    const maxMessage = "Cantitatea maxima este de 20 buc per produs";
    const before = step(
      after([0, choice()]),
      answered({ kind: "applied", cart: cartOf(2, { messages: [current] }) }),
      1,
    );
    const asking = step(step(before, quantity(30), 2), TIME, 302);
    const state = step(
      asking,
      changed(cartOf(20, { messages: [maxMessage, current], alerts: ["Mop: preț nou."] })),
      310,
    );
    expect(state).toMatchObject({
      page: { lineNotes: { 1: [maxMessage] }, cart: { messages: [current], alerts: ["Mop: preț nou."] } },
    });
  });
});
