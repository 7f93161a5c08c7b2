import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CHECK_WITH_COURIER } from "@curat/contract/staff/orders.values";
import { pageOf } from "../../../testing/page-of.tsx";
import OrderBulk from "./order-bulk.route.tsx";

afterEach(cleanup);

const MAY = { ship: true, seeLabels: true, pack: true };

function openBulk(...whys: string[]): HTMLElement {
  const results = whys.map((why, index) => ({ id: index + 1, number: `10000${index}`, ok: false, why }));
  const counts = { total: whys.length, waiting: 0, done: 0, refused: whys.length, left_out: 0 };
  const bulk = {
    id: 9,
    act: "awb",
    status: null,
    by: "Ana",
    started_at: "2026-11-22T10:00:00.000Z",
    results,
  };
  return render(pageOf(OrderBulk, { bulk: { ...bulk, ...counts }, may: MAY })).container;
}

it("the batch page requires a courier check only if a waybill may have been created", () => {
  const plain = openBulk("FAN: Localitatea nu este cunoscută.");
  expect(plain.querySelector("form:has([value='again'])")).not.toBeNull();
  expect(plain.querySelector("[name=checked]")).toBeNull();
  cleanup();
  const unsure = openBulk("FAN: Localitatea nu este cunoscută.", `FAN nu a răspuns. ${CHECK_WITH_COURIER}`);
  expect(unsure.querySelector("[name=checked]")).not.toBeNull();
});
