/** Steps shared by several actions of a story (story-actions.ts, story-money.ts). */
import { anOrderBody, DELIVERY } from "../../../api/src/testing/test-orders.ts";
import { CARD, latestPayment } from "../../../api/src/testing/test-payments.ts";
import { NEXT_STATUS } from "./next-status.ts";
import type { Act, Actor, StoryOrder } from "./story.ts";

export const between = (actor: Actor, least: number, max: number): number =>
  least + Math.floor(actor.random() * (max - least + 1));
export const ofCart = ({ cart }: Actor) => (cart === undefined ? {} : { cart });
export const staffOf = ({ scene }: Actor) => scene.shop.staff;
export const readOrder = async (actor: Actor, { id }: StoryOrder) =>
  (await actor.ask("GET", `/staff/orders/${id}`, staffOf(actor))).body.data;

export const add: Act = async (actor) => {
  const product = actor.pick(actor.scene.products);
  const body = { qty: between(actor, 1, 4), options: null };
  const added = await actor.ask("POST", `/cart/add/${product}`, { body, ...ofCart(actor) });
  if (added.status === 200) actor.cart = added.body.data.qcartid;
};

/** Orders the actor's cart, sometimes twice at once through two processes. Returns the placed order. */
export async function placeOrder(actor: Actor, paymentid: number): Promise<StoryOrder | undefined> {
  if (actor.cart === undefined) await add(actor);
  const deliveryid = actor.pick([DELIVERY.sameday, DELIVERY.fan]) ?? DELIVERY.fan;
  const body = anOrderBody({
    payment: { paymentid },
    delivery: { deliveryid },
    customer: { email: actor.email },
  });
  const sending = { body, ...ofCart(actor) };
  const senders = actor.random() < 0.3 ? [actor.ask, ...actor.scene.processes] : [actor.ask];
  const answers = await Promise.all(senders.map((send) => send("POST", "/orders", sending)));
  const placed = new Map(
    answers.flatMap(({ status, body: { data } }) =>
      status === 200 ? [[data.orderData.randomid as string, data.orderData.number as string]] : [],
    ),
  );
  if (placed.size > 1)
    actor.fault(`one cart was placed as several orders: ${[...placed.values()].join(" and ")}`);
  if (answers.some(({ status }) => status === 200 || status === 409)) actor.cart = undefined;
  let stored: StoryOrder | undefined;
  for (const [randomId, number] of placed) {
    const [row] = await actor.scene.shop.query<{ id: string }>("select id from orders where random_id = $1", [
      randomId,
    ]);
    const card = paymentid === CARD && { card: await latestPayment(actor.scene.shop, randomId) };
    stored = { id: Number(row?.id), randomId, number, email: actor.email, ...card };
    actor.orders.push(stored);
  }
  return stored;
}

/** Advances an order by this number of steps, at most until it has arrived. */
export async function moveOn(actor: Actor, one: StoryOrder, steps: number): Promise<void> {
  for (let left = steps; left > 0; left -= 1) {
    const { status_code: stands, delivery_code: way } = await readOrder(actor, one);
    const status = NEXT_STATUS[stands];
    if (!status) return;
    if (status === "shipped") {
      const body = way === "FAN_HOME" ? {} : { awb: `AWB${one.id}`, courier: "Sameday" };
      await actor.ask("PUT", `/staff/orders/${one.id}/awb`, { ...staffOf(actor), body });
    }
    await actor.ask("PUT", `/staff/orders/${one.id}/status`, { ...staffOf(actor), body: { status } });
  }
}

/** Has the buyer return up to this many pieces of an order's first product, and completes the return. */
export async function takeGoodsBack(actor: Actor, one: StoryOrder, quantity: number): Promise<void> {
  const { items = [] } = await readOrder(actor, one);
  const [first] = items;
  if (!first) return;
  const products = [{ productid: first.productid, quantity, selected: true }];
  const asker = { full_name: "Ana Pop", email: one.email, phone: "0740 123 456" };
  const account = { bankname: "Banca Probei", bankaccount: "RO49 AAAA 1B31 0075 9384 0000" };
  const body = { ...asker, ...account, reason: 2, observation: "", orderid: one.id, products };
  const stored = await actor.ask("POST", "/staff/returns", { ...staffOf(actor), body });
  if (stored.status !== 200) return;
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    await actor.ask("PUT", `/staff/returns/${stored.body.data.id}`, { ...staffOf(actor), body: { status } });
}
