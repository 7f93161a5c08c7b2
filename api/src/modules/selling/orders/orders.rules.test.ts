import { describe, expect, it } from "vitest";
import {
  canCancel,
  canMove,
  firstStatus,
  ORDER_STATUSES,
  type OrderStatus,
  promiseStateOf,
  showsPersonalData,
  statusLabel,
  trackerSteps,
} from "./orders.rules.ts";

const ALL = Object.keys(ORDER_STATUSES) as OrderStatus[];

describe("the order status table", () => {
  it.each([
    ["new", "awaiting_payment confirmed cancelled refused"],
    ["awaiting_payment", "new confirmed cancelled refused"],
    ["confirmed", "awaiting_payment preparing cancelled refused"],
    ["preparing", "awaiting_payment shipped cancelled refused"],
    ["shipped", "preparing delivered refused"],
    ["delivered", "completed returned partly_returned"],
    ["completed", "returned partly_returned"],
    ["partly_returned", "returned"],
    ["cancelled", ""],
    ["refused", ""],
    ["returned", ""],
  ] as const)("the statuses allowed after %s are: %j", (from, allowed) => {
    expect(ALL.filter((to) => canMove(from, to)).toSorted()).toEqual(
      allowed.split(" ").filter(Boolean).toSorted(),
    );
  });

  it("an order can be cancelled until it is handed to the courier", () => {
    expect(ALL.filter(canCancel)).toEqual(["new", "awaiting_payment", "confirmed", "preparing"]);
  });

  it("each status has its own Romanian label", () => {
    const labels = ALL.map((status) => statusLabel({ deliveryCode: "" }, status));
    expect(labels).toEqual([
      "Nouă",
      "În așteptarea plății",
      "Confirmată",
      "În pregătire",
      "Predată curierului",
      "Livrată",
      "Finalizată",
      "Anulată",
      "Refuzată",
      "Returnată parțial",
      "Returnată",
    ]);
  });

  it.each([
    ["STORE_PICKUP", ["Gata de ridicare", "Ridicată", "Finalizată"]],
    ["FAN_HOME", ["Predată curierului", "Livrată", "Finalizată"]],
  ])(
    "an order delivered by %s has the labels %j when shipped, delivered and completed",
    (deliveryCode, labels) => {
      const ready = ["shipped", "delivered", "completed"] as const;
      expect(ready.map((status) => statusLabel({ deliveryCode }, status))).toEqual(labels);
    },
  );

  it.each([
    [false, "new"],
    [true, "awaiting_payment"],
  ])("a new order with `awaitsPayment` %s has the status %s", (awaitsPayment, status) => {
    expect(firstStatus({ awaitsPayment })).toBe(status);
  });
});

it.each([
  [0, true],
  [29 * 60_000 + 59_999, true],
  [30 * 60_000, false],
])("personal data may be shown %d ms after the order was placed: %s", (elapsed, shown) => {
  const placedAt = new Date("2026-11-20T10:00:00Z");
  expect(showsPersonalData(placedAt, new Date(placedAt.getTime() + elapsed))).toBe(shown);
});

const promise = { leaves: "2026-11-23", from: "2026-11-24", to: "2026-11-25" };
const stateAt = (now: string, status: OrderStatus) => promiseStateOf({ status, promise }, new Date(now));

it.each([
  ["2026-11-22T12:00:00Z", "new", null],
  // Midnight of the 23rd in Romania.
  ["2026-11-22T22:00:00Z", "confirmed", "due"],
  ["2026-11-23T21:59:00Z", "preparing", "due"],
  ["2026-11-23T22:00:00Z", "preparing", "late"],
  ["2026-11-24T12:00:00Z", "shipped", null],
  ["2026-11-25T21:59:00Z", "shipped", null],
  ["2026-11-25T22:00:00Z", "shipped", "late"],
  ["2026-11-30T12:00:00Z", "delivered", null],
  ["2026-11-30T12:00:00Z", "cancelled", null],
  ["2026-11-30T12:00:00Z", "awaiting_payment", null],
] as const)("at %s the promise of an order that is %s is %s", (now, status, state) => {
  expect(stateAt(now, status)).toBe(state);
});

it("an order without a promise is never due or late", () => {
  expect(promiseStateOf({ status: "new", promise: null }, new Date("2026-11-30T12:00:00Z"))).toBeNull();
});

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const story = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: at(8 + index) }));
const stepsOf = (events: ReturnType<typeof story>, deliveryCode = "SAMEDAY_HOME") =>
  trackerSteps({ status: events.at(-1)?.status ?? "new", deliveryCode, placedAt: at(7) }, events);
const states = (events: ReturnType<typeof story>) => stepsOf(events).map(({ state }) => state);

describe("the order tracker", () => {
  it("the tracker lists all steps, with times for the reached ones", () => {
    expect(stepsOf(story("new", "confirmed"))).toEqual([
      { code: "received", label: "Comandă primită", state: "done", at: at(8) },
      { code: "confirmed", label: "Confirmată", state: "current", at: at(9) },
      { code: "preparing", label: "Pregătită", state: "next", at: null },
      { code: "shipped", label: "Predată curierului", state: "next", at: null },
      { code: "delivered", label: "Livrată", state: "next", at: null },
    ]);
  });

  it.each<[OrderStatus[], string]>([
    [["new"], "current next next next next"],
    [["awaiting_payment"], "current next next next next"],
    [["awaiting_payment", "confirmed", "preparing"], "done done current next next"],
    [["new", "confirmed", "preparing", "shipped"], "done done done current next"],
    [["new", "confirmed", "preparing", "shipped", "delivered"], "done done done done done"],
    [["new", "confirmed", "preparing", "shipped", "delivered", "completed"], "done done done done done"],
  ])("the tracker shows the statuses %j as %s", (statuses, expected) => {
    expect(states(story(...statuses)).join(" ")).toBe(expected);
  });

  it.each<[OrderStatus[], string[]]>([
    [
      ["new", "confirmed", "cancelled"],
      ["Comandă primită", "Confirmată", "Anulată"],
    ],
    [
      ["awaiting_payment", "cancelled"],
      ["Comandă primită", "Anulată"],
    ],
    [
      ["new", "confirmed", "preparing", "shipped", "refused"],
      ["Comandă primită", "Confirmată", "Pregătită", "Predată curierului", "Refuzată"],
    ],
    [
      ["new", "confirmed", "preparing", "shipped", "delivered", "returned"],
      ["Comandă primită", "Confirmată", "Pregătită", "Predată curierului", "Livrată", "Returnată"],
    ],
  ])("the tracker of %j shows the completed steps, then how the order ended", (statuses, labels) => {
    const steps = stepsOf(story(...statuses));
    expect(steps.map(({ label }) => label)).toEqual(labels);
    expect(steps.at(-1)).toMatchObject({ state: "ended", at: at(7 + statuses.length) });
    expect(steps.slice(0, -1).every(({ state }) => state === "done")).toBe(true);
  });

  it("the tracker shows the first time of a step that was reached twice", () => {
    expect(stepsOf(story("awaiting_payment", "new", "confirmed"))[0]?.at).toEqual(at(8));
  });

  it("the tracker uses the order time for the first step if there is no history", () => {
    expect(stepsOf([])[0]).toMatchObject({ label: "Comandă primită", at: at(7) });
  });

  it("the tracker of an order collected in the store has labels for collection", () => {
    const labels = stepsOf(story("new"), "STORE_PICKUP").map(({ label }) => label);
    expect(labels).toEqual(["Comandă primită", "Confirmată", "Pregătită", "Gata de ridicare", "Ridicată"]);
  });
});
