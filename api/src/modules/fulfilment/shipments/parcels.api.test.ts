import { describe, expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { amended, goods, previewed, sendAmendment } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  type PlacedOrder,
  openSellingShop,
} from "../../../testing/test-orders.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openSellingShop();

const { staff } = shop;
const { lavender: LAVENDER, towels: TOWELS } = PRODUCT;
const lines = [
  { product: LAVENDER, quantity: 3 },
  { product: TOWELS, quantity: 1 },
];
type Order = Pick<PlacedOrder, "id">;
interface Shown {
  productid: number;
  quantity: number;
}

const shown = async ({ id }: Order) => (await staff.get(`/staff/orders/${id}`)).body.data;
const pieces = (items: Shown[]) => items.map(({ productid, quantity }) => [productid, quantity]);
let awbs = 0;
async function make(order: Order, items: [number, number][], more: object = {}) {
  awbs += 1;
  const { parcels_version: version } = await shown(order);
  const body = {
    items: items.map(([productid, quantity]) => ({ productid, quantity })),
    awb: `PARTE-${awbs}`,
    version,
    ...more,
  };
  return staff.post(`/staff/orders/${order.id}/parcels`, body);
}
async function parcelOf(order: Order, part: number) {
  const { parcels, parcels_version: version } = await shown(order);
  return { ...parcels.find((one: { part: number }) => one.part === part), version };
}
async function move(order: Order, part: number, state: string) {
  const { id, version } = await parcelOf(order, part);
  return staff.put(`/staff/orders/${order.id}/parcels/${id}/state`, { state, version });
}
async function giveUp(order: Order, part: number) {
  const { id, version } = await parcelOf(order, part);
  return staff.delete(`/staff/orders/${order.id}/parcels/${id}?version=${version}`);
}
async function confirmed(changes: object = {}): Promise<PlacedOrder> {
  const order = await anOrder(shop, { lines, ...changes });
  await moveTo(shop, order, "confirmed");
  return order;
}
const jobs = async (task: string) =>
  (
    await shop.query<{ key: string }>("select key from graphile_worker.jobs where task_identifier = $1", [
      task,
    ])
  ).map(({ key }) => key);

describe("a partial shipment", () => {
  it("a partial shipment is shown to the buyer once shipped, with the remaining pieces", async () => {
    const customer = await loginAs(shop);
    const order = await confirmed({ customer });
    const mine = async () => (await customer.get(`/user/orders/${order.randomId}`)).body.data;
    const preview = await staff.post(`/staff/orders/${order.id}/parcels/preview`, {
      items: [{ productid: LAVENDER, quantity: 2 }],
    });
    expect(pieces(preview.body.data.left)).toEqual([
      [LAVENDER, 1],
      [TOWELS, 1],
    ]);
    const made = await make(order, [[LAVENDER, 2]]);
    expect([made.status, made.body.data.is_partly_sent]).toEqual([200, false]);
    expect(made.body.data.parcels).toMatchObject([
      { part: 1, state: "ready", cash: preview.body.data.cash, next: ["left"], can_give_up: true },
    ]);
    expect((await mine()).parcels).toEqual([]);

    const left = await move(order, 1, "left");
    expect([left.status, left.body.data.status_code, left.body.data.is_partly_sent]).toEqual([
      200,
      "preparing",
      true,
    ]);
    const { parcels, to_come: toCome, status, canCancel } = await mine();
    expect([status, canCancel, parcels[0].state, pieces(parcels[0].items)]).toEqual([
      "În pregătire",
      false,
      "left",
      [[LAVENDER, 2]],
    ]);
    expect(pieces(toCome)).toEqual([
      [LAVENDER, 1],
      [TOWELS, 1],
    ]);
    const listed = (await staff.get("/staff/orders?stage=partly_sent")).body.data;
    expect(listed).toMatchObject([{ id: order.id, is_partly_sent: true }]);
    const found = (await staff.get(`/staff/orders?q=${parcels[0].awbid}`)).body.data;
    expect(found.map(({ id }: Order) => id)).toEqual([order.id]);
  });

  it("each parcel is announced by an email with its contents", async () => {
    const order = await confirmed();
    const first = (await make(order, [[LAVENDER, 3]])).body.data.parcels[0].awbid;
    await move(order, 1, "left");
    await moveTo(shop, order, "shipped");
    const worker = await shop.api.startWorker();
    const mailOf = async (awb: string) => {
      const id = `order-${order.number}-parcel-${awb}`;
      await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
      return (await readMail(shop.config.mailFolder, id)) ?? { subject: "", text: "" };
    };
    const part = await mailOf(first);
    const last = await mailOf(`AWB-${order.id}`);
    await worker.stop();
    expect(part.subject).toContain(`O parte a comenzii ${order.number} a plecat`);
    expect(part.text).toMatch(/3 \S+ × Detergent/);
    expect(last.subject).toContain(`Ultima parte a comenzii ${order.number} a plecat`);
    expect(last.text).not.toContain("Urmează");
    expect(await readMail(shop.config.mailFolder, `order-${order.number}-shipped`)).toBeUndefined();
  });

  it("a partial shipment cannot contain all remaining pieces, too many, or other products", async () => {
    const order = await confirmed();
    await make(order, [[LAVENDER, 2]]);
    const refusals: [[number, number][], object][] = [
      [[[LAVENDER, 2]], { "items.0.quantity": ["Mai sunt de trimis 1 buc."] }],
      [
        [
          [LAVENDER, 1],
          [TOWELS, 1],
        ],
        { items: [expect.stringContaining("toate produsele rămase")] },
      ],
      [[[PRODUCT.lemon, 1]], { "items.0.productid": ["Câmpul Produs nu este valid."] }],
      [
        [
          [TOWELS, 1],
          [TOWELS, 1],
        ],
        { "items.1.productid": ["Produsul apare de două ori: păstrează-l o singură dată."] },
      ],
      [[], { items: ["Alege produsele din acest colet."] }],
    ];
    for (const [items, errors] of refusals) {
      const { status, body } = await make(order, items);
      expect([status, Object.values(body.errors)]).toEqual([422, Object.values(errors)]);
    }
    const other = await make(order, [[TOWELS, 1]], { awb: "PARTE-1" });
    expect([other.status, other.body.errors]).toEqual([
      422,
      { awb: ["Acest AWB aparține altei comenzi: verifică numărul."] },
    ]);
  });

  it("exactly one of two concurrent parcels with the same pieces is created", async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await confirmed();
      // Both staff members saw the order before either created a parcel.
      const { parcels_version: version } = await shown(order);
      const send = () => make(order, [[LAVENDER, 3]], { version });
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const stale = answers.find(({ status }) => status === 409);
      expect(stale?.body.data.parcels).toHaveLength(1);
    }
  });

  it("exactly one of a parcel and a concurrent amendment of the same pieces succeeds", async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await confirmed();
      const requested = { items: goods([LAVENDER, 1], [TOWELS, 1]), cause: "shop", reason: "" };
      const { preview } = await previewed(shop, order, requested);
      const answers = await Promise.all([
        sendAmendment(shop, order, { ...requested, version: preview.version, total: preview.after.total }),
        make(order, [[LAVENDER, 3]]),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const { items, parcels } = await shown(order);
      const ordered = items.find(({ productid }: Shown) => productid === LAVENDER).quantity;
      expect(parcels.flatMap((parcel: { items: Shown[] }) => pieces(parcel.items))).toEqual(
        ordered === 3 ? [[LAVENDER, 3]] : [],
      );
    }
  });

  it("a partial shipment is refused before confirmation and for a pickup order", async () => {
    const early = await anOrder(shop, { lines });
    expect((await make(early, [[LAVENDER, 1]])).status).toBe(409);
    const order = await confirmed();
    await shop.query("update orders set delivery_code = 'STORE_PICKUP' where id = $1", [order.id]);
    expect((await make(order, [[LAVENDER, 1]])).status).toBe(422);
    expect((await shown(order)).to_send).toEqual([]);
    const unknown = `/staff/orders/${order.id}/parcels/999999`;
    expect((await staff.delete(`${unknown}?version=0`)).status).toBe(404);
  });

  it("cancelling an unshipped parcel cancels its waybill and that of the remaining pieces", async () => {
    const order = await confirmed();
    await make(order, [[LAVENDER, 2]]);
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: `REST-${order.id}` });
    const { awbid } = await parcelOf(order, 1);
    const gone = await giveUp(order, 1);
    expect([gone.status, gone.body.data.parcels, pieces(gone.body.data.to_send)]).toEqual([
      200,
      [],
      [
        [LAVENDER, 3],
        [TOWELS, 1],
      ],
    ]);
    const waiting = await jobs("cancel_replaced_awb");
    expect(waiting).toEqual(
      expect.arrayContaining([`cancel-replaced-awb:${awbid}`, `cancel-replaced-awb:REST-${order.id}`]),
    );
  });
});

describe("an order in several parcels", () => {
  it("an order in several parcels is shipped with the final one", async () => {
    const order = await confirmed();
    await make(order, [[LAVENDER, 3]]);
    await moveTo(shop, order, "preparing");
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: `ULTIM-${order.id}` });
    const early = await staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" });
    expect([early.status, early.body.errors]).toEqual([
      422,
      { status: ["Coletul 1 nu a fost încă expediat: predă-l sau renunță la el."] },
    ]);
    await move(order, 1, "left");
    await move(order, 1, "delivered");
    const shipped = await staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" });
    expect(shipped.body.data.parcels.map(({ state }: { state: string }) => state)).toEqual([
      "delivered",
      "left",
    ]);
    expect((await move(order, 0, "delivered")).body.data.status_code).toBe("delivered");
  });

  it("an order can be cancelled, with all its waybills, only until one of its parcels has shipped", async () => {
    const order = await confirmed();
    await make(order, [[LAVENDER, 1]]);
    const cancel = ({ id }: Order) => staff.put(`/staff/orders/${id}/status`, { status: "cancelled" });
    await move(order, 1, "left");
    expect((await cancel(order)).status).toBe(409);
    expect((await shown(order)).moves.map(({ status }: { status: string }) => status)).toEqual(["shipped"]);
    const other = await confirmed();
    await make(other, [[LAVENDER, 1]]);
    expect((await cancel(other)).body.data.status_code).toBe("cancelled");
    expect(await jobs("cancel_awb")).toContain(`cancel-awb:${other.id}`);
  });

  it("an amended order keeps shipped pieces, and counts as shipped once nothing is left to send", async () => {
    const order = await confirmed();
    const { cash } = (await make(order, [[LAVENDER, 2]])).body.data.parcels[0];
    await move(order, 1, "left");
    const below = await amended(shop, order, {
      items: goods([LAVENDER, 1], [TOWELS, 1]),
      cause: "shop",
      reason: "",
    });
    expect([below.status, below.body.errors]).toEqual([
      422,
      { "items.0.quantity": ["Coletele pregătite conțin deja 2 buc. din acest produs."] },
    ]);
    const transfer = await amended(shop, order, { payment: { paymentid: PAYMENT.transfer }, reason: "" });
    expect(Object.keys(transfer.body.errors)).toEqual(["payment.paymentid"]);
    const less = await amended(shop, order, { items: goods([LAVENDER, 2]), cause: "shop", reason: "Lipsă" });
    expect([less.status, less.body.data.status_code, less.body.data.total]).toEqual([200, "shipped", cash]);
    expect((await move(order, 1, "delivered")).body.data.status_code).toBe("delivered");
  });

  it("cancelling a returned parcel moves its order back to 'preparing'", async () => {
    const order = await confirmed();
    await make(order, [[LAVENDER, 2]]);
    await move(order, 1, "left");
    await moveTo(shop, order, "shipped");
    await move(order, 0, "delivered");
    await move(order, 1, "returned");
    const back = await shown(order);
    expect([back.status_code, back.moves]).toEqual(["shipped", []]);
    const today = (await staff.get("/staff/dashboard")).body.data;
    expect(JSON.stringify(today)).toContain("returned_parcels");
    const again = (await giveUp(order, 1)).body.data;
    expect([again.status_code, pieces(again.to_send)]).toEqual(["preparing", [[LAVENDER, 2]]]);
    expect(again.parcels).toMatchObject([{ part: 2, state: "delivered" }]);
    const sent = await staff.put(`/staff/orders/${order.id}/awb`, { awb: `IAR-${order.id}` });
    const cash = sent.body.data.parcels.map((one: { cash: number }) => one.cash);
    expect(cash.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(sent.body.data.total, 2);
    await staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" });
    expect((await move(order, 0, "delivered")).body.data.status_code).toBe("delivered");
  });

  it("picking and packing skip shipped pieces, and a parcel's waybill number opens the order", async () => {
    const order = await confirmed();
    const scan = (code: string, key: string, orderid?: number) =>
      staff.post("/staff/packing/scan", { code, key, ...(orderid && { orderid }) });
    const [product] = await shop.query<{ code: string }>("select code from product where id = $1", [
      LAVENDER,
    ]);
    await scan(product?.code ?? "", `inainte-${order.id}`, order.id);
    const { awbid } = (await make(order, [[LAVENDER, 2]])).body.data.parcels[0];
    const list = (await staff.get(`/staff/pick-list?ids=${order.id}`)).body.data;
    expect(pieces(list.orders[0].lines)).toEqual([
      [LAVENDER, 1],
      [TOWELS, 1],
    ]);
    const opened = (await scan(awbid, `deschide-${order.id}`)).body.data;
    const expectedOne = opened.order.lines.map((line: { wanted: number; packed: number }) => [
      line.wanted,
      line.packed,
    ]);
    expect([opened.outcome, opened.order.id, expectedOne]).toEqual([
      "opened",
      order.id,
      [
        [1, 0],
        [1, 0],
      ],
    ]);
  });
});

it("cash on delivery is split over parcels, and the order is paid once all cash is remitted", async () => {
  const order = await confirmed({ body: anOrderBody({ payment: { paymentid: PAYMENT.cash } }) });
  const first = (await make(order, [[LAVENDER, 2]])).body.data.parcels[0];
  await move(order, 1, "left");
  await move(order, 1, "delivered");
  const upload = async (rows: string[]) => {
    const body = new FormData();
    body.set("kind", "cod");
    body.set("file", new File([["AWB;Ramburs;Comanda", ...rows].join("\n")], "ramburs.csv"));
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
    const url = "http://api.test/api/v1/staff/incoming/files";
    await shop.api.fetch(new Request(url, { method: "POST", headers, body }));
    return (await staff.post("/staff/incoming/apply", { kind: "cod" })).body.data.applied;
  };
  const missing = (await staff.get("/staff/incoming/uncollected")).body.data;
  expect(missing).toContainEqual(
    expect.objectContaining({ id: order.id, awb: first.awbid, total: first.cash }),
  );
  expect(await upload([`${first.awbid};${first.cash};${order.number}`])).toBe(1);
  expect((await shown(order)).payment_state).toBe("none");
  await moveTo(shop, order, "shipped", "delivered");
  const { total } = await shown(order);
  const remaining = Math.round((total - first.cash) * 100) / 100;
  expect(await upload([`;${remaining};${order.number}`])).toBe(0);
  expect(await upload([`AWB-${order.id};${remaining};`])).toBe(1);
  expect((await shown(order)).payment_state).toBe("paid");
});

it("an order that is not split has one parcel with all pieces", async () => {
  const customer = await loginAs(shop);
  const order = await anOrder(shop, { lines, customer });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  const { parcels, to_send: toSend, shipment } = await shown(order);
  expect([parcels.length, parcels[0].part, pieces(parcels[0].items), toSend]).toEqual([
    1,
    0,
    [
      [LAVENDER, 3],
      [TOWELS, 1],
    ],
    [],
  ]);
  expect(shipment.courier).toBe("sameday");
  const mine = (await customer.get(`/user/orders/${order.randomId}`)).body.data;
  expect([mine.parcels, mine.to_come, mine.awb.awbid]).toEqual([[], [], `AWB-${order.id}`]);
});
