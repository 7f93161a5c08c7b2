import { expect, it } from "vitest";
import type { OrderStatus } from "../orders/index.ts";
import { takesAwb } from "./shipments.rules.ts";

it("an order's parcel can be named from its confirmation to its arrival", () => {
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
