import { describe, expect, it } from "vitest";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { Refusal } from "../../../http/refusal.ts";
import { refuseSent } from "./amending/judge-amendment.ts";
import type { NewOrderLine } from "./order-lines.rules.ts";
import type { Order } from "./orders.store.ts";
import {
  balanceReason,
  canGiveUp,
  cashForParcel,
  cashOf,
  cashOfBalanceDue,
  isPartlySent,
  isUndoable,
  itemsIn,
  nextStates,
  type Parcel,
  parcelState,
  stillToSend,
} from "./parcels.rules.ts";

const SOAP = 1;
const BRUSH = 2;
const NOW = new Date("2026-03-02T10:00:00Z");

const line = (productId: number | null, quantity: number, unitPriceBani = 10_00, discountBani = 0) => ({
  productId,
  name: `Produs ${productId}`,
  code: `P${productId}`,
  unit: "buc.",
  quantity,
  unitPriceBani,
  discountBani,
});
const parcel = (changes: Partial<Parcel> = {}): Parcel => ({
  id: 1,
  part: 1,
  courier: "sameday",
  awb: "A1",
  trackingUrl: "",
  costBani: null,
  status: "",
  statusAt: null,
  cashBani: 0,
  leftAt: null,
  endedAs: null,
  pieces: [],
  ...changes,
});
const own = (changes: Partial<Parcel> = {}) => parcel({ id: 9, part: 0, awb: "B", ...changes });

describe("goods still to be sent", () => {
  const lines = [line(SOAP, 3), line(BRUSH, 1), line(SOAP, 2), line(null, 1)];

  it("goods still to be sent exclude fees and pieces in other parcels, counted across all lines", () => {
    const parcels = [parcel({ pieces: [{ productId: SOAP, quantity: 4 }] })];
    const left = stillToSend(lines, parcels).map(({ productId, quantity }) => [productId, quantity]);
    expect(left).toEqual([
      [SOAP, 1],
      [BRUSH, 1],
    ]);
    expect(itemsIn(own(), lines, parcels)).toEqual(stillToSend(lines, parcels));
    expect(itemsIn(parcels[0] ?? own(), lines, parcels)).toMatchObject([{ name: "Produs 1", quantity: 4 }]);
  });

  it("the only parcel of an order contains all goods", () => {
    expect(stillToSend(lines, [own()]).map(({ quantity }) => quantity)).toEqual([5, 1]);
  });
});

describe("the state of a parcel", () => {
  it("a separate parcel has its own state, and the remaining part follows the order", () => {
    const left = parcel({ leftAt: NOW });
    expect([parcelState(parcel(), "preparing"), parcelState(left, "preparing")]).toEqual(["ready", "left"]);
    expect([parcelState(own(), "preparing"), parcelState(own(), "shipped")]).toEqual(["ready", "left"]);
    expect([
      parcelState(left, "delivered"),
      parcelState(parcel({ endedAs: "returned" }), "completed"),
    ]).toEqual(["delivered", "returned"]);
  });

  it("a parcel is shipped, then delivered or returned, and can be cancelled only while it is in the shop", () => {
    const left = parcel({ leftAt: NOW });
    const back = parcel({ leftAt: NOW, endedAs: "returned" });
    expect(nextStates(parcel(), "confirmed")).toEqual(["left"]);
    expect(nextStates(parcel(), "cancelled")).toEqual([]);
    expect(nextStates(left, "preparing")).toEqual(["delivered", "returned"]);
    expect([nextStates(own(), "preparing"), nextStates(back, "shipped")]).toEqual([[], []]);
    const results = [parcel(), left, back].map((one) => canGiveUp(one, "preparing", true));
    expect(results).toEqual([true, false, true]);
    expect([canGiveUp(back, "shipped", true), canGiveUp(back, "delivered", true)]).toEqual([true, false]);
    expect([canGiveUp(own(), "shipped", false), canGiveUp(own(), "cancelled", false)]).toEqual([
      false,
      false,
    ]);
  });

  it("an order with a parcel in transit cannot be cancelled until the parcel is back", () => {
    const undoable = [parcel(), parcel({ leftAt: NOW }), parcel({ leftAt: NOW, endedAs: "returned" })].map(
      (one) => isUndoable([one]),
    );
    expect(undoable).toEqual([true, false, true]);
    expect(isUndoable([own({ endedAs: "delivered" })])).toBe(false);
    expect(balanceReason([parcel({ part: 2 })])).toContain("Coletul 2");
    expect(balanceReason([parcel({ leftAt: NOW }), own()])).toBeUndefined();
  });

  it("an order is partly sent from the first shipped parcel until the order ships", () => {
    const parcels = [parcel({ leftAt: NOW })];
    const results = (["confirmed", "preparing", "shipped"] as const).map((status) =>
      isPartlySent({ status }, parcels),
    );
    expect(results).toEqual([true, true, false]);
    expect(isPartlySent({ status: "preparing" }, [parcel()])).toBe(false);
  });
});

describe("cash on delivery of several parcels", () => {
  // 3 × 3.33 minus a voucher of 1.00, plus 10.00, plus 19.99 + 5.00 for delivery and fee.
  const lines = [line(SOAP, 3, 3_33, 1_00), line(BRUSH, 1, 10_00)];
  const order = {
    paymentCode: PAYMENT_CODE.cashOnDelivery,
    totalBani: 9_99 - 1_00 + 10_00 + 24_99,
    deliveryBani: 19_99,
    chargesBani: 5_00,
  };
  const ahead = (productId: number, quantity: number, cashBani: number) =>
    parcel({ pieces: [{ productId, quantity }], cashBani });

  it("the parcels' cash adds up to the total, and the first parcel includes delivery and fees", () => {
    const parcels: Parcel[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const pieces = [{ productId: SOAP, quantity: 1 }];
      parcels.push(ahead(SOAP, 1, cashForParcel(order, { lines, parcels, pieces })));
    }
    expect(parcels.map(({ cashBani }) => cashBani)).toEqual([3_00 + 24_99, 2_99, 3_00]);
    expect(cashOfBalanceDue(order, parcels)).toBe(10_00);
    expect(cashOf(order, own(), parcels)).toBe(10_00);
  });

  it("a parcel never collects more than the uncollected part of the total", () => {
    const parcels = [ahead(BRUSH, 1, order.totalBani - 1)];
    expect(cashForParcel(order, { lines, parcels, pieces: [{ productId: SOAP, quantity: 2 }] })).toBeLessThan(
      2,
    );
  });

  it("parcels of an order without cash on delivery collect nothing", () => {
    const paid = { ...order, paymentCode: PAYMENT_CODE.card };
    expect(cashForParcel(paid, { lines, parcels: [], pieces: [{ productId: SOAP, quantity: 1 }] })).toBe(0);
    expect(cashOfBalanceDue(paid, [])).toBe(0);
  });

  it("an order change cannot lower the total below its parcels' cash, or raise it without a further parcel", () => {
    const parcels = [ahead(SOAP, 3, 30_00)];
    const placed = { ...order, deliveryCode: "HOME", locker: null } as unknown as Order;
    const refusal = (totalBani: number, quantity: number) => {
      const lines = [{ productId: SOAP, quantity }] as NewOrderLine[];
      const amended = { order: { ...placed, totalBani }, lines };
      try {
        refuseSent(placed, amended, { parcels, items: undefined });
      } catch (error) {
        return error instanceof Refusal ? error.body.errors?.items?.[0] : undefined;
      }
      return undefined;
    };
    expect(refusal(29_99, 4)).toMatch(/comanda nu poate costa mai puțin/);
    expect(refusal(30_00, 3)).toBeUndefined();
    expect(refusal(30_01, 3)).toMatch(/nu mai urmează altul/);
    expect(refusal(30_01, 4)).toBeUndefined();
  });
});
