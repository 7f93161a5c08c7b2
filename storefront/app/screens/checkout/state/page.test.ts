import { describe, expect, it } from "vitest";
import type { CheckoutAnswer } from "./checkout-answer.ts";
import { begin } from "./checkout-state.ts";
import {
  CART,
  DATA,
  cartOf,
  changed,
  answered,
  quantity,
  choice,
  pressed,
  TIME,
  after,
} from "../../../testing/checkout-events.ts";
import type { TimedEvent } from "../../../testing/checkout-events.ts";

describe("checkout page after a response", () => {
  const pageAfter = (...events: TimedEvent[]) => {
    const state = after(...events);
    if (!("page" in state)) throw new Error(`No page while ${state.is}.`);
    return state.page;
  };
  const errors = { "customer.firstname": ["Lipsește."], coupon: ["Al altuia."] };
  const refusedOrder: TimedEvent[] = [
    [0, pressed("finalize")],
    [1, answered({ kind: "refused", errors })],
  ];

  it("the checkout shows the response's cart", () => {
    expect(pageAfter([0, quantity(3)], [300, TIME], [310, changed(cartOf(3))]).cart).toEqual(cartOf(3));
    expect(pageAfter([0, choice()], [1, answered({ kind: "applied", cart: null })]).cart).toBeNull();
  });

  it("the checkout keeps errors until their fields are changed", () => {
    expect(pageAfter(...refusedOrder).errors.order).toEqual(errors);
    const touched: TimedEvent = [2, { type: "touched", field: "customer.firstname" }];
    expect(pageAfter(...refusedOrder, touched).errors.order).toEqual({ coupon: ["Al altuia."] });
  });

  it("the checkout keeps an order's errors during other requests, but drops the voucher error when a code is sent", () => {
    const refused = answered({ kind: "refused", errors: { coupon: ["Nu este valid."] } });
    expect(pageAfter(...refusedOrder, [2, pressed("coupon")], [3, refused]).errors).toEqual({
      order: { "customer.firstname": ["Lipsește."] },
      question: { coupon: ["Nu este valid."] },
    });
    const again: TimedEvent[] = [
      [4, pressed("coupon")],
      [5, answered({ kind: "applied" })],
    ];
    expect(pageAfter([0, pressed("coupon")], [1, refused], ...again).errors.question).toEqual({});
  });

  it("the checkout shows the password reset question until it is answered", () => {
    const requested: TimedEvent[] = [
      [0, pressed("ask-reset")],
      [1, answered({ kind: "asks-reset" })],
    ];
    expect(pageAfter(...requested).needsReset).toBe(true);
    expect(pageAfter(...requested, [2, choice()], [3, answered({ kind: "applied" })]).needsReset).toBe(true);
    expect(
      pageAfter(...requested, [2, pressed("recalculate")], [3, answered({ kind: "applied" })]).needsReset,
    ).toBe(false);
  });

  it("the checkout explains why a delivery option is unavailable until the choices change", () => {
    const why = "La easybox nu se poate plăti ramburs.";
    const cleared: TimedEvent[] = [
      [0, choice()],
      [1, answered({ kind: "applied", cart: cartOf(2, { deliveryNotes: [why] }) })],
    ];
    expect(
      pageAfter(...cleared, [2, quantity(3)], [302, TIME], [310, changed(cartOf(3))]).deliveryNotes,
    ).toEqual([why]);
    expect(pageAfter(...cleared, [2, choice()], [3, answered({ kind: "applied" })]).deliveryNotes).toEqual(
      [],
    );
  });

  it("the checkout keeps one-time messages only until the second reload", () => {
    const refused = answered({
      kind: "refused",
      errors: {},
      isStale: true,
      cart: cartOf(2, { alerts: ["Preț nou."] }),
    });
    const reloaded: TimedEvent = [9, { type: "loaded", data: DATA }];
    expect(pageAfter([0, pressed("finalize")], [1, refused], reloaded).cart?.alerts).toEqual(["Preț nou."]);
    expect(
      pageAfter([0, pressed("finalize")], [1, refused], reloaded, [10, { type: "loaded", data: DATA }]).cart
        ?.alerts,
    ).toEqual([]);
  });

  it("the checkout counts company lookups and stores each county's localities only once", () => {
    const cluj = { countyId: "12", cities: [{ value: 1, label: "Cluj-Napoca" }] };
    const found = answered({
      kind: "company",
      isFound: true,
      values: { "company.name": "Firma" },
      localities: [cluj],
    });
    const page = pageAfter(
      [0, pressed("company-data")],
      [1, found],
      [2, pressed("company-data")],
      [3, found],
    );
    expect(page).toMatchObject({ filled: { isFound: true, nth: 2 }, values: { "company.name": "Firma" } });
    expect(page.localities).toEqual([cluj]);
  });
});

describe("form sent before hydration", () => {
  const sent = (answer: Partial<CheckoutAnswer>) =>
    begin(DATA, { notices: [], lockers: null, localities: [], ...answer } as CheckoutAnswer);

  it("a form sent before hydration is shown again with its values, errors and notices", () => {
    const notices = [{ kind: "error" as const, text: "Nu ai completat toate campurile." }];
    expect(
      sent({ kind: "refused", errors: { terms: ["Acceptă."] }, values: { observation: "Sunați." }, notices }),
    ).toMatchObject({
      is: "resting",
      page: {
        cart: CART,
        errors: { order: { terms: ["Acceptă."] } },
        values: { observation: "Sunați." },
        notes: ["Nu ai completat toate campurile."],
      },
    });
    expect(sent({ kind: "asks-reset" })).toMatchObject({ page: { needsReset: true } });
    expect(sent({ kind: "company", isFound: false })).toMatchObject({ page: { filled: { isFound: false } } });
  });

  it("a card order sent before hydration continues to the payment processor", () => {
    expect(sent({ kind: "paying", cart: null })).toMatchObject({ is: "paying" });
  });
});
