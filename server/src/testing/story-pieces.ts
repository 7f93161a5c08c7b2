/** Actions on the pieces of orders: withdrawals, shipped and lost parcels, refunds without a return. */
import { PAYMENT } from "../../../api/src/testing/test-orders.ts";
import { add, between, moveOn, placeOrder, readOrder, staffOf } from "./story-steps.ts";
import type { Act, Actor, StoryOrder } from "./story.ts";

const ACCOUNT = { bankname: "Banca Probei", bankaccount: "RO49 AAAA 1B31 0075 9384 0000" };

/** Withdraws from the purchase of some pieces of a product, sometimes with a double click. */
export async function withdraw(actor: Actor, one: StoryOrder): Promise<void> {
  const found = await actor.ask("POST", "/orders/lookup", { body: { number: one.number, email: one.email } });
  const access: unknown = found.body.data?.access;
  const { body } = await actor.ask("POST", `/orders/${one.randomId}/withdrawable`, { body: { access } });
  const item: { productid: number } | undefined = actor.pick(body.data?.order?.items ?? []);
  if (found.status !== 200 || !item) return;
  const quantity = between(actor, 1, 2);
  const products = [{ productid: item.productid, quantity, selected: true }];
  const requested = { access, full_name: "Ana Pop", email: one.email, ...ACCOUNT, products };
  const senders = actor.random() < 0.3 ? [...actor.scene.processes] : [actor.ask];
  const answers = await Promise.all(
    senders.map((send) => send("POST", `/orders/${one.randomId}/withdrawal`, { body: requested })),
  );
  for (const { status, body: answer } of answers) {
    if (status >= 500) actor.fault(`a withdrawal returned ${status}`);
    const reported = (answer.data?.products ?? []) as { quantity: number }[];
    if (status === 200 && reported.reduce((sum, line) => sum + line.quantity, 0) !== quantity)
      actor.fault(`a withdrawal of ${quantity} pieces reports ${JSON.stringify(reported)}`);
  }
}

/** Removes one piece of a product from the order. */
export async function shrink(actor: Actor, one: StoryOrder): Promise<void> {
  const path = `/staff/orders/${one.id}/amendment`;
  const { version, items = [] } = (await actor.ask("GET", path, staffOf(actor))).body.data ?? {};
  const less = actor.pick(items as { id: number }[]);
  const requested = {
    version,
    items: (items as { kind: string; id: number; quantity: number }[])
      .map(({ kind, id, quantity }) => ({ kind, id, quantity: quantity - (id === less?.id ? 1 : 0) }))
      .filter(({ quantity }) => quantity > 0),
  };
  const shown = await actor.ask("POST", `${path}/preview`, { ...staffOf(actor), body: requested });
  if (shown.status !== 200) return;
  await actor.ask("PUT", path, {
    ...staffOf(actor),
    body: { ...requested, total: shown.body.data.after.total },
  });
}

/** Closes a withdrawal or return without a refund, or advances it by one step. */
export const endReturn: Act = async (actor) => {
  const { body } = await actor.ask("GET", "/staff/returns", staffOf(actor));
  const ids = new Set(actor.orders.map(({ id }) => id));
  const own = (body.data ?? []).filter(({ orderid }: { orderid: number }) => ids.has(orderid));
  const picked: { id: number } | undefined = actor.pick(own);
  if (!picked) return;
  const status = actor.pick(["rejected", "received", "refunded", "closed"]);
  const reported = status === "rejected" ? { status, rejection: "Produsul a fost folosit." } : { status };
  await actor.ask("PUT", `/staff/returns/${picked.id}`, { ...staffOf(actor), body: reported });
};

/** Ships an early parcel, which is then delivered, lost or sent again. */
export async function sendAhead(actor: Actor, one: StoryOrder): Promise<void> {
  const { parcels_version: version, items = [] } = await readOrder(actor, one);
  const productid: unknown = actor.pick(items as { productid: number }[])?.productid;
  const path = `/staff/orders/${one.id}/parcels`;
  await actor.ask("POST", path, {
    ...staffOf(actor),
    body: { items: [{ productid, quantity: 1 }], version, awb: `P${one.id}${version}`, courier: "Sameday" },
  });
  for (const state of ["left", actor.pick(["delivered", "returned", "returned"])]) {
    const { parcels_version: now, parcels = [] } = await readOrder(actor, one);
    const parcel = actor.pick(parcels as { id: number }[]);
    if (parcel)
      await actor.ask("PUT", `${path}/${parcel.id}/state`, {
        ...staffOf(actor),
        body: { state, version: now },
      });
  }
  const { parcels_version: now, parcels = [] } = await readOrder(actor, one);
  const back = (parcels as { id: number; state: string }[]).find(({ state }) => state === "returned");
  if (back && actor.random() < 0.4)
    await actor.ask("DELETE", `${path}/${back.id}?version=${now}`, staffOf(actor));
}

/** Refunds the price of a piece that the buyer keeps. */
export async function giveBack(actor: Actor, one: StoryOrder): Promise<void> {
  const { version, lines = [] } =
    (await actor.ask("GET", `/staff/orders/${one.id}/refundable`, staffOf(actor))).body.data ?? {};
  const line = actor.pick((lines as { position: number; left: number }[]).filter(({ left }) => left > 0));
  if (!line) return;
  const body = {
    lines: [{ position: line.position, quantity: between(actor, 1, line.left) }],
    delivery: false,
    reason: "Colț lovit",
    bank: ACCOUNT.bankname,
    iban: ACCOUNT.bankaccount,
    version,
  };
  const twice = actor.random() < 0.3 ? [...actor.scene.processes] : [actor.ask];
  const answers = await Promise.all(
    twice.map((send) => send("POST", `/staff/orders/${one.id}/refunds`, { ...staffOf(actor), body })),
  );
  for (const { status } of answers) if (status >= 500) actor.fault(`a refund returned ${status}`);
}

/** Sells an order whose pieces are withdrawn, removed, sent in advance, refused on delivery or refunded. */
export const sellInPieces: Act = async (actor) => {
  await add(actor);
  const one = await placeOrder(actor, PAYMENT.cash);
  if (!one) return;
  await moveOn(actor, one, 1);
  if (actor.random() < 0.7) await withdraw(actor, one);
  if (actor.random() < 0.7) await shrink(actor, one);
  if (actor.random() < 0.5) await sendAhead(actor, one);
  await moveOn(actor, one, 2);
  const isRefused = actor.random() < 0.3;
  const body = { status: "refused" };
  if (isRefused) await actor.ask("PUT", `/staff/orders/${one.id}/status`, { ...staffOf(actor), body });
  else await moveOn(actor, one, 2);
  if (!isRefused && actor.random() < 0.6) await giveBack(actor, one);
};
