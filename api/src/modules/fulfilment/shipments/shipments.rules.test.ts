import { expect, it } from "vitest";
import type { OrderStatus } from "../../selling/orders/index.ts";
import { asWeighed } from "./awb-request.ts";
import { awbRefusal, itemsRefusal, movedBy, takesAwb } from "./shipments.rules.ts";

it("an order can have a waybill after its confirmation and before its delivery", () => {
  const statuses: OrderStatus[] = [
    "new",
    "awaiting_payment",
    "confirmed",
    "preparing",
    "shipped",
    "delivered",
    "cancelled",
  ];
  expect(statuses.filter((status) => takesAwb({ status }))).toEqual(["confirmed", "preparing", "shipped"]);
});

it.each([
  ["underway", undefined],
  ["delivered", "delivered"],
  ["returned", "refused"],
  ["cancelled", undefined],
] as const)("the courier status %s of an order's only parcel moves the order to %s", (state, status) => {
  expect(movedBy(state)).toBe(status);
});

it("awbRefusal refuses another parcel's waybill number", () => {
  const place = { orderId: 1, part: 2 };
  expect(awbRefusal(undefined, place)).toBeUndefined();
  expect(awbRefusal(place, place)).toBeUndefined();
  expect(awbRefusal({ orderId: 1, part: 0 }, place)).toBe(
    "Acest AWB aparține altui colet al comenzii: verifică numărul.",
  );
  expect(awbRefusal({ orderId: 2, part: 2 }, place)).toBe(
    "Acest AWB aparține altei comenzi: verifică numărul.",
  );
});

it("itemsRefusal refuses too many pieces, and all pieces", () => {
  const open = [{ productId: 1, name: "Săpun", code: "S", unit: "buc.", quantity: 2 }];
  expect(itemsRefusal([{ productId: 1, quantity: 1 }], open)).toBeUndefined();
  expect(itemsRefusal([{ productId: 1, quantity: 2 }], open)).toHaveProperty("items");
  expect(itemsRefusal([{ productId: 1, quantity: 3 }], open)).toEqual({
    "items.0.quantity": ["Mai sunt de trimis 2 buc."],
  });
});

it("asWeighed distributes a measured weight in proportion, or evenly without known weights", () => {
  const piece = { widthMm: 1, depthMm: 1, heightMm: 1, quantity: 1 };
  const grams = (parcel: Parameters<typeof asWeighed>[0]) =>
    asWeighed(parcel, 900).pieces.map(({ weightGrams }) => weightGrams);
  const known = { ...piece, weightGrams: 100 };
  expect(grams({ weightGrams: 300, pieces: [known, { ...piece, weightGrams: 200 }] })).toEqual([300, 600]);
  const unknown = { ...piece, weightGrams: 0 };
  expect(grams({ weightGrams: 0, pieces: [unknown, unknown] })).toEqual([450, 450]);
});
