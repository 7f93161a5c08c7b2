/** Valid and invalid actions of buyers and staff in a story (story.ts). */
import { PAYMENT } from "../../../api/src/testing/test-orders.ts";
import { CARD, notify } from "../../../api/src/testing/test-payments.ts";
import { creditCard, payBack, sellWithBalanceDue } from "./story-money.ts";
import { endReturn, giveBack, sellInPieces, sendAhead, shrink, withdraw } from "./story-pieces.ts";
import {
  add,
  between,
  moveOn as moveOrderOn,
  ofCart,
  placeOrder,
  readOrder,
  staffOf,
  takeGoodsBack,
} from "./story-steps.ts";
import type { Act, Actor, StoryOrder } from "./story.ts";

type Weighted = readonly (readonly [weight: number, act: Act])[];

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

const order: Act = async (actor) => {
  await placeOrder(actor, actor.pick([CARD, PAYMENT.cash, PAYMENT.cash, PAYMENT.transfer]) ?? CARD);
};

/** The notifications of a card payment: in order, duplicated, late or failed. */
const NEWS: { action: string; errorCode?: string }[][] = [
  [{ action: "confirmed" }],
  [{ action: "confirmed" }, { action: "confirmed" }],
  [{ action: "confirmed" }, { action: "paid_pending" }],
  [{ action: "paid_pending" }, { action: "confirmed" }],
  [{ action: "confirmed", errorCode: "20" }],
  [{ action: "canceled" }],
];

const receiveBankNotifications: Act = async (actor) => {
  const card = actor.pick(actor.orders.filter((one) => one.card))?.card;
  if (!card) return order(actor);
  const isAtOnce = actor.random() < 0.5;
  const reported = (actor.pick(NEWS) ?? []).map(
    (news) => () => notify(actor.scene.shop, { ...card, ...news }),
  );
  const answers = isAtOnce ? await Promise.all(reported.map((notify) => notify())) : [];
  if (!isAtOnce) for (const notify of reported) answers.push(await notify());
  for (const { status } of answers) if (status >= 500) actor.fault(`a bank notification returned ${status}`);
};

const cancelOwn: Act = async (actor) => {
  const own = actor.pick(actor.orders.filter(({ email }) => email === actor.email));
  if (!own) return add(actor);
  const body = { number: own.number, email: own.email };
  const found = await actor.ask("POST", "/orders/lookup", { body });
  const access: unknown = found.body.data?.access;
  if (found.status === 200) await actor.ask("PUT", `/orders/${own.randomId}/cancel`, { body: { access } });
};

const withdrawOwn: Act = async (actor) => {
  const one = actor.pick(actor.orders);
  await (one ? withdraw(actor, one) : add(actor));
};

export const BUYER_ACTIONS: Weighted = [
  [3, add],
  [1, changeQuantity],
  [1, applyVoucher],
  [4, order],
  [3, receiveBankNotifications],
  [1, cancelOwn],
  [2, withdrawOwn],
];

/** Runs a staff action on an order of the story; without one, receives goods instead. */
const toAnOrder =
  (act: (actor: Actor, order: StoryOrder) => Promise<unknown>): Act =>
  async (actor) => {
    const one = actor.pick(actor.orders);
    if (one) await act(actor, one);
    else await receiveGoods(actor);
  };

/** Advances an order, sometimes by three steps at once. */
const moveOn = toAnOrder((actor, one) => moveOrderOn(actor, one, between(actor, 1, 4)));

const undo = toAnOrder((actor, one) =>
  actor.ask("PUT", `/staff/orders/${one.id}/status`, {
    ...staffOf(actor),
    body: { status: actor.pick(["cancelled", "refused"]) },
  }),
);

const sendPart = toAnOrder(async (actor, one) => {
  const { parcels_version: version, items = [] } = await readOrder(actor, one);
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
  const { version } = await readOrder(actor, one);
  const id = actor.pick(actor.scene.products);
  const requested = { version, items: [{ kind: "product", id, quantity: between(actor, 1, 3) }] };
  const shown = await actor.ask("POST", `/staff/orders/${one.id}/amendment/preview`, {
    ...staffOf(actor),
    body: requested,
  });
  if (shown.status !== 200) return;
  const body = { ...requested, total: shown.body.data.after.total };
  await actor.ask("PUT", `/staff/orders/${one.id}/amendment`, { ...staffOf(actor), body });
});

const takeBack = toAnOrder((actor, one) => takeGoodsBack(actor, one, 1));

const receiveGoods: Act = async (actor) => {
  const body = { reason: "delivery", quantity: between(actor, 1, 12) };
  await actor.ask("POST", `/staff/products/${actor.pick(actor.scene.products)}/stock`, {
    ...staffOf(actor),
    body,
  });
};

/** Counts goods, possibly while the stock changes. */
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

export const STAFF_ACTIONS: Weighted = [
  [6, moveOn],
  [1, undo],
  [1, sendPart],
  [1, invoice],
  [1, takeInvoiceBack],
  [1, amend],
  [2, takeBack],
  [3, sellInPieces],
  [1, toAnOrder(shrink)],
  [1, endReturn],
  [1, toAnOrder(sendAhead)],
  [1, toAnOrder(giveBack)],
  [2, sellWithBalanceDue],
  [2, creditCard],
  [1, payBack],
  [2, receiveGoods],
  [1, countGoods],
  [1, changePrice],
];
