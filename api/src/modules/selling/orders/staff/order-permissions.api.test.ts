import { expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { aPerson } from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const lines = [{ product: PRODUCT.lavender, quantity: 1 }];
const packer = await aPerson(shop, { permissions: ["orders:view", "orders:pack", "shipments:edit"] });
const mover = await aPerson(shop, { permissions: ["orders:view", "orders:move"] });
const canceller = await aPerson(shop, { permissions: ["orders:view", "orders:cancel"] });

type As = typeof packer;
const move = async ({ id }: { id: number }, status: string, as: As) =>
  (await as.put(`/staff/orders/${id}/status`, { status })).status;
const moveMany = async ({ id }: { id: number }, status: string, as: As) =>
  (await shop.post("/staff/orders/bulk", { ids: [id], status }, as)).status;
const offered = async ({ id }: { id: number }, as: As) =>
  (await shop.get(`/staff/orders/${id}/transitions`, as)).body.data.moves.map(
    ({ status }: { status: string }) => status,
  );

it("staff are offered only the status changes that their permissions allow", async () => {
  const order = await anOrder(shop, { lines });
  await moveTo(shop, order, "confirmed");
  expect(await offered(order, packer)).toEqual(["preparing"]);
  expect(await offered(order, mover)).toEqual([]);
  expect(await offered(order, canceller)).toEqual(["cancelled", "refused"]);
});

it("the packing permission allows preparing and shipping, but not confirming, cancelling or refusing", async () => {
  const order = await anOrder(shop, { lines });
  expect(await move(order, "confirmed", packer)).toBe(403);
  expect(await moveMany(order, "confirmed", packer)).toBe(403);
  expect(await move(order, "confirmed", mover)).toBe(200);
  expect(await move(order, "preparing", mover)).toBe(403);
  const body = { code: order.number, key: "a" };
  expect((await mover.post("/staff/packing/scan", body)).status).toBe(403);
  expect((await packer.post("/staff/packing/scan", body)).body.data.outcome).toBe("opened");
  expect(await move(order, "preparing", packer)).toBe(200);
  await packer.put(`/staff/orders/${order.id}/awb`, { awb: "FAN1" });
  for (const status of ["cancelled", "refused"]) {
    expect(await move(order, status, packer)).toBe(403);
    expect(await moveMany(order, status, mover)).toBe(403);
  }
  expect(await moveMany(order, "shipped", packer)).toBe(200);
  expect(await move(order, "delivered", packer)).toBe(403);
  expect(await move(order, "delivered", mover)).toBe(200);
});

it("the cancelling permission allows cancelling but not confirming", async () => {
  const order = await anOrder(shop, { lines });
  expect(await move(order, "confirmed", canceller)).toBe(403);
  expect(await move(order, "cancelled", canceller)).toBe(200);
});

it("changing the state of one parcel needs the permission for the same change of the whole order", async () => {
  const clerk = await aPerson(shop, { permissions: ["orders:view", "shipments:edit"] });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
  await moveTo(shop, order, "confirmed");
  const shown = async () => (await mover.get(`/staff/orders/${order.id}`)).body.data;
  const make = async (as: As) =>
    shop.post(
      `/staff/orders/${order.id}/parcels`,
      {
        items: [{ productid: PRODUCT.lavender, quantity: 1 }],
        awb: "DREPT-1",
        version: (await shown()).parcels_version,
      },
      as,
    );
  expect([(await make(mover)).status, (await make(clerk)).status]).toEqual([403, 200]);
  const end = async (state: string, as: As) => {
    const { parcels, parcels_version: version } = await shown();
    return (
      await shop.put(
        `/staff/orders/${order.id}/parcels/${parcels[0].id}/state`,
        { state, version },
        { ...as },
      )
    ).status;
  };
  expect([await end("left", clerk), await end("left", mover), await end("left", packer)]).toEqual([
    403, 403, 200,
  ]);
  expect([await end("returned", packer), await end("returned", mover)]).toEqual([403, 403]);
  expect([await end("delivered", packer), await end("delivered", mover)]).toEqual([403, 200]);
});

it("cancelling a returned parcel needs the packing permission if it moves the order back to preparing", async () => {
  const clerk = await aPerson(shop, { permissions: ["orders:view", "shipments:edit"] });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
  await moveTo(shop, order, "confirmed", "preparing");
  const items = [{ productid: PRODUCT.lavender, quantity: 1 }];
  const { body } = await packer.post(`/staff/orders/${order.id}/parcels`, {
    items,
    awb: "DREPT-2",
    version: 0,
  });
  const parcel = `/staff/orders/${order.id}/parcels/${body.data.parcels[0].id}`;
  const version = async () => (await packer.get(`/staff/orders/${order.id}`)).body.data.parcels_version;
  await packer.put(`${parcel}/state`, { state: "left", version: await version() });
  await packer.put(`/staff/orders/${order.id}/awb`, { awb: "DREPT-3" });
  await move(order, "shipped", packer);
  await canceller.put(`${parcel}/state`, { state: "returned", version: await version() });
  const giveUp = async (as: As) => (await shop.delete(`${parcel}?version=${await version()}`, as)).status;
  expect([await giveUp(clerk), await giveUp(packer)]).toEqual([403, 200]);
});
