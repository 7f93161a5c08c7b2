import type { OrderResult } from "@curat/contract/orders";
import { afterEach, expect, it, vi } from "vitest";
import { storedOrder, storeOrder } from "../../../session/order-cookie.server.ts";
import { visit } from "../../../testing/visit.ts";
import { findUnpaidOrder } from "./unpaid-order.server.ts";

afterEach(() => void vi.restoreAllMocks());

const ORDER = { randomid: "k3j2", number: "100012", firstname: "Ana" } as OrderResult;
const WAITS = { number: "100012", canRetry: true, pay_until: "2026-11-24T13:00:00+02:00" };
const FOUND = { number: "100012", url: "/plata/k3j2", until: "13:00" };

async function after(minutes: number, paymentcode: string, payment = WAITS) {
  const sent = await visit({}, async (context) =>
    storeOrder(context, { ...ORDER, paymentcode }, "ana@example.com"),
  );
  const later = Date.now() + minutes * 60_000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  let reported: unknown;
  await visit(
    { data: payment },
    async (context) => {
      reported = { order: await findUnpaidOrder(context), name: storedOrder(context)?.firstname };
    },
    { cookie: sent.cookies.map((line) => line.split(";")[0]).join("; ") },
  );
  return reported;
}

it("an unpaid card order is found for 60 minutes, and the placed order's data for 30", async () => {
  expect(await after(20, "CARD")).toEqual({ order: FOUND, name: "Ana" });
  expect(await after(59, "CARD")).toEqual({ order: FOUND, name: undefined });
  expect(await after(61, "CARD")).toEqual({ order: undefined, name: undefined });
});

it("no unpaid order is found if the order is paid on delivery or was already paid", async () => {
  expect(await after(5, "COD")).toMatchObject({ order: undefined, name: "Ana" });
  expect(await after(5, "CARD", { ...WAITS, canRetry: false })).toMatchObject({ order: undefined });
});

it("placing an order with another payment method removes the earlier unpaid order", async () => {
  const { cookies } = await visit({}, async (context) => {
    storeOrder(context, { ...ORDER, paymentcode: "CARD" }, "ana@example.com");
    storeOrder(context, { ...ORDER, paymentcode: "COD" }, "ana@example.com");
  });
  expect(cookies.find((line) => line.startsWith("unpaid="))).toMatch(/^unpaid=;.*Max-Age=0/);
});
