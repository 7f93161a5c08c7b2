import { afterAll, describe, expect, it, vi } from "vitest";
import { startFan } from "@curat/stand-ins/fan";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo, type PlacedOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const fan = await startFan();
afterAll(() => fan.close());
const shop = await openTestShop({ fan: fan.account });
const { staff } = shop;
const { lavender: LAVENDER } = PRODUCT;

async function confirmed(): Promise<PlacedOrder> {
  const order = await anOrder(shop, {
    lines: [{ product: LAVENDER, quantity: 3 }],
    body: anOrderBody({ delivery: { deliveryid: DELIVERY.fan } }),
  });
  await moveTo(shop, order, "confirmed");
  return order;
}
const shown = async ({ id }: PlacedOrder) => (await staff.get(`/staff/orders/${id}`)).body.data;
const requestAwb = ({ id }: PlacedOrder, body: object = {}) => staff.put(`/staff/orders/${id}/awb`, body);
/** Requests a partial shipment with the order's first version. */
const requestPart = ({ id }: PlacedOrder) =>
  staff.post(`/staff/orders/${id}/parcels`, { items: [{ productid: LAVENDER, quantity: 1 }], version: 0 });
const note = ({ id }: PlacedOrder) => staff.post(`/staff/orders/${id}/notes`, { text: "Sună înainte." });
const tries = ({ id }: PlacedOrder) => shop.query("select state from awb_attempt where order_id = $1", [id]);
const abandoned = async () =>
  (
    await shop.query<{ key: string }>(
      "select key from graphile_worker.jobs where task_identifier = 'cancel_replaced_awb'",
    )
  ).map(({ key }) => key);

async function duringRequest<T>(request: () => Promise<T>, act: () => Promise<unknown>): Promise<T> {
  let answer = (): void => undefined;
  fan.answerAfter(new Promise<void>((resolve) => (answer = resolve)));
  const before = fan.shipments.length;
  const requested = request();
  try {
    await vi.waitUntil(() => fan.shipments.length > before, 5_000);
    await act();
  } finally {
    answer();
    fan.answerAfter(Promise.resolve());
  }
  return requested;
}
const lastAwb = () => [...fan.events.keys()].at(-1);

describe.each([
  ["an order", requestAwb, "own"],
  ["a part of one", requestPart, "part"],
])("the waybill of %s", (_, request, kind) => {
  it("a waybill request does not lock the order while waiting for the courier", async () => {
    const order = await confirmed();
    const answer = await duringRequest(
      () => request(order),
      async () => {
        expect(await tries(order)).toEqual([{ state: "asking" }]);
        // If the order's row were locked, the note would wait for the courier.
        expect((await note(order)).status).toBe(200);
        expect((await staff.put(`/staff/orders/${order.id}/status`, { status: "preparing" })).status).toBe(
          200,
        );
      },
    );
    expect([answer.status, answer.body.data.parcels.map(({ awbid }: { awbid: string }) => awbid)]).toEqual([
      200,
      [lastAwb()],
    ]);
    expect(await tries(order)).toEqual([]);
  });

  it("concurrent requests create one waybill", async () => {
    const order = await confirmed();
    const before = fan.shipments.length;
    let second: ReturnType<typeof request> | undefined;
    const first = await duringRequest(
      () => request(order),
      async () => {
        second = request(order);
      },
    );
    const other = await second;
    expect([first.status, other?.status]).toEqual([200, kind === "own" ? 200 : 409]);
    expect([fan.shipments.length - before, (await shown(order)).parcels.length]).toEqual([1, 1]);
  });

  it("a waybill is cancelled if its order is cancelled during the request, which returns 409", async () => {
    const order = await confirmed();
    const answer = await duringRequest(
      () => request(order),
      async () => {
        const body = { status: "cancelled" };
        await staff.put(`/staff/orders/${order.id}/status`, body);
      },
    );
    expect([answer.status, answer.body.data.status_code, answer.body.data.parcels]).toEqual([
      409,
      "cancelled",
      [],
    ]);
    expect(await abandoned()).toContain(`cancel-replaced-awb:${lastAwb()}`);
    expect(await tries(order)).toEqual([]);
  });

  it("a waybill request interrupted by a crash is repeated only after a check by staff", async () => {
    const order = await confirmed();
    const why = "Cererea către curier s-a întrerupt.";
    await shop.query(
      "insert into awb_attempt (order_id, state, why, at) values ($1, 'asking', $2, now() - interval '46 seconds')",
      [order.id, why],
    );
    expect((await shown(order)).awb_problem).toEqual({ why, is_unsure: true });
    const listed = (await staff.get("/staff/orders?stage=problems")).body.data;
    expect(listed.map(({ id }: { id: number }) => id)).toContain(order.id);
    const before = fan.shipments.length;
    const refused = await request(order);
    expect([refused.status, refused.body.errors, fan.shipments.length]).toEqual([
      422,
      { awb: [why] },
      before,
    ]);
    const body =
      kind === "own"
        ? { checked: true }
        : { items: [{ productid: LAVENDER, quantity: 1 }], version: 0, checked: true };
    const path = `/staff/orders/${order.id}/${kind === "own" ? "awb" : "parcels"}`;
    const again = await shop.send(kind === "own" ? "PUT" : "POST", path, { ...staff, body });
    expect([again.status, again.body.data.parcels.length, again.body.data.awb_problem]).toEqual([
      200,
      1,
      null,
    ]);
  });
});

it("a waybill is cancelled if the order's address changes during its request", async () => {
  const order = await confirmed();
  const answer = await duringRequest(
    () => requestAwb(order),
    () => shop.query("update orders set delivery_street = 'Str. Nouă 9' where id = $1", [order.id]),
  );
  expect([answer.status, (await shown(order)).awb]).toEqual([409, null]);
  expect(await abandoned()).toContain(`cancel-replaced-awb:${lastAwb()}`);
});

it("a number entered during a waybill request is kept, and the courier's waybill is cancelled", async () => {
  const order = await confirmed();
  const answer = await duringRequest(
    () => requestAwb(order),
    () => requestAwb(order, { awb: "SCRIS-77" }),
  );
  expect([answer.status, answer.body.data.awb.awbid]).toEqual([200, "SCRIS-77"]);
  expect(await abandoned()).toContain(`cancel-replaced-awb:${lastAwb()}`);
});

it("couriers are listed with their delivery methods and whether the shop has an account", async () => {
  const { data } = (await staff.get("/staff/couriers")).body;
  expect(data).toEqual([
    { courier: "sameday", deliveries: ["SAMEDAY_HOME", "SAMEDAY_EASYBOX"], has_account: false },
    { courier: "fan", deliveries: ["FAN_HOME", "FAN_FANBOX"], has_account: true },
    { courier: "cargus", deliveries: ["CARGUS_HOME", "CARGUS_SHIPGO"], has_account: false },
    { courier: "dpd", deliveries: ["DPD_HOME", "DPD_POINT"], has_account: false },
    { courier: "gls", deliveries: ["GLS_HOME", "GLS_POINT"], has_account: false },
    { courier: "packeta", deliveries: ["PACKETA_HOME", "PACKETA_POINT"], has_account: false },
  ]);
});
