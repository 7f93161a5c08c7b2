import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../orders.rules.ts";
import { isOrderStatus, needsAwb, searchOf, staffMoves } from "./staff-orders.rules.ts";

const anOrder = (status: OrderStatus, paymentCode = "COD") => ({
  status,
  paymentCode,
  deliveryCode: "FAN_HOME",
});

describe("status changes by staff", () => {
  it("staff can confirm an order paid by transfer", () => {
    expect(staffMoves(anOrder("awaiting_payment", "BANK"), [])).toContain("confirmed");
  });

  it("staff cannot mark a card order as paid, but can cancel it", () => {
    const moves = staffMoves(anOrder("awaiting_payment", "CARD"), []);
    expect(moves).not.toContain("confirmed");
    expect(moves).toContain("cancelled");
  });

  it("staff cannot move an order into or out of awaiting a card payment", () => {
    expect(staffMoves(anOrder("awaiting_payment", "CARD"), [])).toEqual(["cancelled", "refused"]);
    expect(staffMoves(anOrder("new"), [])).toEqual(["confirmed", "cancelled", "refused"]);
  });

  it("staff cannot mark an order as returned, because a return also corrects invoice and payments", () => {
    expect(staffMoves(anOrder("delivered"), [])).toEqual(["completed"]);
    expect(staffMoves(anOrder("completed"), [])).toEqual([]);
  });

  it("staff cannot change the status of a cancelled order", () => {
    expect(staffMoves(anOrder("cancelled"), [])).toEqual([]);
  });

  it.each([
    ["FAN_HOME", "shipped", true],
    ["SAMEDAY_EASYBOX", "shipped", true],
    ["STORE_PICKUP", "shipped", false],
    ["FAN_HOME", "delivered", false],
  ] as const)("a %s order needs a waybill before it becomes %s: %s", (deliveryCode, to, isNeeded) => {
    expect(needsAwb({ deliveryCode }, to)).toBe(isNeeded);
  });
});

it.each([
  ["shipped", true],
  ["toString", false],
  ["Livrată", false],
  ["", false],
])("%j is an order status: %s", (text, expected) => {
  expect(isOrderStatus(text)).toBe(expected);
});

it.each([
  ["Ana P", { words: ["%Ana%", "% P%"] }],
  ["an", { words: ["% an%"] }],
  [" a  b c d e f g", { words: ["% a%", "% b%", "% c%", "% d%", "% e%", "% f%"] }],
  ["100%_", { words: ["%100\\%\\_%"] }],
  ["Ana@Example.com", { words: [], email: "ana@example.com" }],
  ["@example.com", { words: ["%@example.com%"], email: undefined }],
  ["0740 123", { phone: "%740123%", number: undefined }],
  ["+40740123456", { phone: "%740123456%" }],
  ["123456789", { number: "123456789", phone: "%123456789%" }],
  ["RO 14399840", { cui: "14399840", code: "ro 14399840" }],
  ["SAPUN-1", { cui: undefined, code: "sapun-1" }],
  ["ana pop", { cui: undefined, code: undefined }],
  ["%_", { words: [], phone: undefined, number: undefined }],
])("the order search parses the text %j", (text, found) => {
  expect(searchOf(text)).toMatchObject(found);
});
