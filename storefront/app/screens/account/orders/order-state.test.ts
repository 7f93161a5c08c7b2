import { expect, it } from "vitest";
import type { OrderSummary } from "../../../components/order/order-view.ts";
import { orderOfState, orderState } from "./order-state.ts";

const ORDER: OrderSummary = {
  id: "k3j2",
  number: "100012",
  date: "20 noiembrie 2026",
  status: "Confirmată",
  statusVariant: "open",
  total: 128.9,
  lines: [],
  paymentUrl: null,
};

it("an order link's state contains the order as JSON", () => {
  const state = orderState(ORDER);
  expect(state).toEqual({ id: "k3j2", order: expect.stringContaining('"number":"100012"') });
  expect(orderOfState(state, "k3j2")).toEqual(ORDER);
});

it.each([
  ["no order was passed", null],
  ["it is another order", orderState({ ...ORDER, id: "altul" })],
  ["it is not an order", { order: '{"id":"k3j2"}' }],
  ["it is not JSON", { order: "{" }],
  ["it is not text", { order: { id: "k3j2" } }],
])("the order page ignores the history state when %s", (_, state) => {
  expect(orderOfState(state, "k3j2")).toBeUndefined();
});
