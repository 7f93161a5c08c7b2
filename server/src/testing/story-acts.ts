/** What buyers and the shop's people do in a story (story.ts), right or wrong: the shop has to answer either. */
import { anOrderBody, asStaff, DELIVERY, PAYMENT } from "../../../api/src/testing/test-orders.ts";
import { CARD, latestPayment, notify } from "../../../api/src/testing/test-payments.ts";
import { NEXT_STATUS } from "./next-status.ts";
import type { Act, Actor, StoryOrder } from "./story.ts";

type Weighted = readonly (readonly [weight: number, act: Act])[];

const between = (actor: Actor, least: number, most: number): number =>
  least + Math.floor(actor.random() * (most - least + 1));

const add: Act = async (actor) => {
  const product = actor.pick(actor.scene.products);
  const body = { qty: between(actor, 1, 4), options: null };
  const added = await actor.ask("POST", `/cart/add/${product}`, { body, ...ofCart(actor) });
  if (added.status === 200) actor.cart = added.body.data.qcartid;
};

const changeQuantity: Act = async (actor) => {
  const { body } = await actor.ask("GET", "/cart", ofCart(actor));
  const item = body.data?.cartitems?.find(({ id }: { id: number }) => id > 0);
  if (item) await actor.ask("PUT", `/cart/modify?items[${item.id}]=${between(actor, 1, 6)}`, ofCart(actor));
};

const applyVoucher: Act = async (actor) => {
  await actor.ask("POST", `/cart/add/voucher/${actor.pick(actor.scene.vouchers)}`, {
    body: {},
    ...ofCart(actor),
  });
};

/** Now and then pressed twice, in two tabs that two processes answer. */
const order: Act = async (actor) => {
  if (actor.cart === undefined) await add(actor);
  const paymentid = actor.pick([CARD, PAYMENT.cash, PAYMENT.cash, PAYMENT.transfer]) ?? CARD;
  const deliveryid = actor.pick([DELIVERY.sameday, DELIVERY.fan]) ?? DELIVERY.fan;
  const body = anOrderBody({
    payment: { paymentid },
    delivery: { deliveryid },
    customer: { email: actor.email },
  });
  const sending = { body, ...ofCart(actor) };
  const asks = actor.random() < 0.3 ? [actor.ask, ...actor.scene.processes] : [actor.ask];
  const answers = await Promise.all(asks.map((ask) => ask("POST", "/orders", sending)));
  const placed = new Map(
    answers.flatMap(({ status, body: { data } }) =>
      status === 200 ? [[data.orderData.randomid as string, data.orderData.number as string]] : [],
    ),
  );
  if (placed.size > 1) actor.fault(`one cart became the orders ${[...placed.values()].join(" and ")}`);
  if (answers.some(({ status }) => status === 200 || status === 409)) actor.cart = undefined;
  for (const [randomId, number] of placed) {
    const [row] = await actor.scene.shop.query<{ id: string }>("select id from orders where random_id = $1", [
      randomId,
    ]);
    const card = paymentid === CARD && { card: await latestPayment(actor.scene.shop, randomId) };
    actor.orders.push({ id: Number(row?.id), randomId, number, email: actor.email, ...card });
  }
};

/** The bank tells of a card: in order, doubled, late, or that nothing came. */
const NEWS: { action: string; errorCode?: string }[][] = [
  [{ action: "confirmed" }],
  [{ action: "confirmed" }, { action: "confirmed" }],
  [{ action: "confirmed" }, { action: "paid_pending" }],
  [{ action: "paid_pending" }, { action: "confirmed" }],
  [{ action: "confirmed", errorCode: "20" }],
  [{ action: "canceled" }],
];

const hearFromBank: Act = async (actor) => {
  const card = actor.pick(actor.orders.filter((one) => one.card))?.card;
  if (!card) return order(actor);
  const isAtOnce = actor.random() < 0.5;
  const told = (actor.pick(NEWS) ?? []).map((news) => () => notify(actor.scene.shop, { ...card, ...news }));
  const answers = isAtOnce ? await Promise.all(told.map((tell) => tell())) : [];
  if (!isAtOnce) for (const tell of told) answers.push(await tell());
  for (const { status } of answers) if (status >= 500) actor.fault(`the bank is answered ${status}`);
};

const cancelOwn: Act = async (actor) => {
  const own = actor.pick(actor.orders.filter(({ email }) => email === actor.email));
  if (!own) return add(actor);
  const body = { number: own.number, email: own.email };
  const found = await actor.ask("POST", "/orders/lookup", { body });
  const access: unknown = found.body.data?.access;
  if (found.status === 200) await actor.ask("PUT", `/orders/${own.randomId}/cancel`, { body: { access } });
};

export const BUYER_ACTS: Weighted = [
  [3, add],
  [1, changeQuantity],
  [1, applyVoucher],
  [4, order],
  [3, hearFromBank],
  [1, cancelOwn],
];

/** Something that staff does to an order of the story; without one they wait for the next act. */
const toAnOrder =
  (act: (actor: Actor, order: StoryOrder) => Promise<unknown>): Act =>
  async (actor) => {
    const one = actor.pick(actor.orders);
    if (one) await act(actor, one);
    else await receiveGoods(actor);
  };
const staffOf = ({ scene }: Actor) => asStaff(scene.shop);
const seen = async (actor: Actor, { id }: StoryOrder) =>
  (await actor.ask("GET", `/staff/orders/${id}`, staffOf(actor))).body.data;

/** Goes on with it, sometimes by three steps at once. */
const moveOn = toAnOrder(async (actor, one) => {
  for (let left = between(actor, 1, 4); left > 0; left -= 1) {
    const { status_code: stands, delivery_code: way } = await seen(actor, one);
    const status = NEXT_STATUS[stands];
    if (!status) return;
    if (status === "shipped") {
      const body = way === "FAN_HOME" ? {} : { awb: `AWB${one.id}`, courier: "Sameday" };
      await actor.ask("PUT", `/staff/orders/${one.id}/awb`, { ...staffOf(actor), body });
    }
    await actor.ask("PUT", `/staff/orders/${one.id}/status`, { ...staffOf(actor), body: { status } });
  }
});

const undo = toAnOrder((actor, one) =>
  actor.ask("PUT", `/staff/orders/${one.id}/status`, {
    ...staffOf(actor),
    body: { status: actor.pick(["cancelled", "refused"]) },
  }),
);

const sendPart = toAnOrder(async (actor, one) => {
  const { parcels_version: version, items = [] } = await seen(actor, one);
  const productid: unknown = items[0]?.productid;
  const body = { items: [{ productid, quantity: 1 }], version };
  await actor.ask("POST", `/staff/orders/${one.id}/parcels`, { ...staffOf(actor), body });
});

const invoice = toAnOrder((actor, one) =>
  actor.ask("POST", `/staff/orders/${one.id}/invoice`, { ...staffOf(actor), body: {} }),
);
const takeInvoiceBack = toAnOrder((actor, one) =>
  actor.ask("POST", `/staff/orders/${one.id}/invoice/storno`, { ...staffOf(actor), body: {} }),
);

const amend = toAnOrder(async (actor, one) => {
  const { version } = await seen(actor, one);
  const id = actor.pick(actor.scene.products);
  const asked = { version, items: [{ kind: "product", id, quantity: between(actor, 1, 3) }] };
  const shown = await actor.ask("POST", `/staff/orders/${one.id}/amendment/preview`, {
    ...staffOf(actor),
    body: asked,
  });
  if (shown.status !== 200) return;
  const body = { ...asked, total: shown.body.data.after.total };
  await actor.ask("PUT", `/staff/orders/${one.id}/amendment`, { ...staffOf(actor), body });
});

const takeBack = toAnOrder(async (actor, one) => {
  const { items = [] } = await seen(actor, one);
  const [first] = items;
  if (!first) return;
  const products = [{ productid: first.productid, quantity: 1, selected: true }];
  const asker = { full_name: "Ana Pop", email: one.email, phone: "0740 123 456" };
  const account = { bankname: "Banca Probei", bankaccount: "RO49 AAAA 1B31 0075 9384 0000" };
  const body = { ...asker, ...account, reason: 2, observation: "", orderid: one.id, products };
  const kept = await actor.ask("POST", "/staff/returns", { ...staffOf(actor), body });
  if (kept.status !== 200) return;
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    await actor.ask("PUT", `/staff/returns/${kept.body.data.id}`, { ...staffOf(actor), body: { status } });
});

const payBack: Act = async (actor) => {
  const { body } = await actor.ask("GET", "/staff/refunds", staffOf(actor));
  const due = actor.pick((body.data ?? []) as { id: number }[]);
  if (due) await actor.ask("PUT", `/staff/refunds/${due.id}/done?credited=true`, staffOf(actor));
};

const receiveGoods: Act = async (actor) => {
  const body = { reason: "delivery", quantity: between(actor, 1, 12) };
  await actor.ask("POST", `/staff/products/${actor.pick(actor.scene.products)}/stock`, {
    ...staffOf(actor),
    body,
  });
};

/** Counted as somebody else changes it, too. */
const countGoods: Act = async (actor) => {
  const path = `/staff/products/${actor.pick(actor.scene.products)}/stock`;
  const { stock } = (await actor.ask("GET", path, staffOf(actor))).body;
  const body = { reason: "correction", counted: between(actor, 0, 9), expected: stock };
  await actor.ask("POST", path, { ...staffOf(actor), body });
};

const changePrice: Act = async (actor) => {
  const path = `/staff/products/${actor.pick(actor.scene.products)}/price`;
  const { version } = (await actor.ask("GET", path, staffOf(actor))).body.data ?? {};
  const body = { list_price: between(actor, 500, 9_000) / 100, version };
  await actor.ask("PUT", path, { ...staffOf(actor), body });
};

export const STAFF_ACTS: Weighted = [
  [6, moveOn],
  [1, undo],
  [1, sendPart],
  [1, invoice],
  [1, takeInvoiceBack],
  [1, amend],
  [2, takeBack],
  [1, payBack],
  [2, receiveGoods],
  [1, countGoods],
  [1, changePrice],
];

const ofCart = ({ cart }: Actor) => (cart === undefined ? {} : { cart });
