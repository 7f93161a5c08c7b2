/** Actions that move an order's money: balances paid by any method, card credits, refunds to accounts. */
import { PAYMENT } from "../../../api/src/testing/test-orders.ts";
import { CARD, latestPayment, notify } from "../../../api/src/testing/test-payments.ts";
import { between, moveOn, placeOrder, readOrder, staffOf, takeGoodsBack } from "./story-steps.ts";
import type { Act, Actor, StoryOrder } from "./story.ts";

/**
 * Sells an order that grows after it was paid.
 * Its balance is paid by the other method or never, and some goods may be returned.
 */
export const sellWithBalanceDue: Act = async (actor) => {
  const isCard = actor.random() < 0.5;
  const one = await placeOrder(actor, isCard ? CARD : PAYMENT.transfer);
  if (!one) return;
  if (one.card) await notify(actor.scene.shop, one.card);
  else await moveOn(actor, one, 1);
  await grow(actor, one);
  const isPaid = actor.random() < 0.7;
  if (isPaid && isCard) await recordBalanceDue(actor, one);
  if (isPaid && !isCard) await payBalanceByCard(actor, one);
  if (actor.random() < 0.3) await creditDue(actor, one.id);
  await moveOn(actor, one, 4);
  await takeGoodsBack(actor, one, between(actor, 1, 3));
  await creditDue(actor, one.id);
};

async function grow(actor: Actor, one: StoryOrder): Promise<void> {
  const { version, items = [] } = await readOrder(actor, one);
  const more = (items as { productid: number; quantity: number }[]).map(({ productid: id, quantity }) => ({
    kind: "product",
    id,
    quantity: quantity + between(actor, 1, 2),
  }));
  const requested = { version, items: more };
  const path = `/staff/orders/${one.id}/amendment`;
  const shown = await actor.ask("POST", `${path}/preview`, { ...staffOf(actor), body: requested });
  if (shown.status !== 200) return;
  await actor.ask("PUT", path, {
    ...staffOf(actor),
    body: { ...requested, total: shown.body.data.after.total },
  });
}

async function recordBalanceDue(actor: Actor, one: StoryOrder): Promise<void> {
  const { version } = await readOrder(actor, one);
  await actor.ask("PUT", `/staff/orders/${one.id}/balance-due`, {
    ...staffOf(actor),
    body: { version, note: "OP" },
  });
}

async function payBalanceByCard(actor: Actor, one: StoryOrder): Promise<void> {
  const begun = await actor.ask("POST", `/payments/${one.randomId}/retry`);
  if (begun.status === 200)
    await notify(actor.scene.shop, await latestPayment(actor.scene.shop, one.randomId));
}

/** Credits all or part of the amount due to a card, and sends the notification once or twice. */
export const creditCard: Act = async (actor) => {
  const one = actor.pick(actor.orders.filter(({ card }) => card));
  if (one) await creditDue(actor, one.id);
};

async function creditDue(actor: Actor, orderId: number): Promise<void> {
  await serializePerOrder(actor, orderId, async () => {
    const [uncredited, due] = [await findUncredited(actor, orderId), await dueToCard(actor, orderId)];
    const all = due.reduce((sum, { bani }) => sum + bani, 0);
    const expectedOne = actor.pick([all, Math.ceil(all / 2), Math.ceil(all / 3), due[0]?.bani ?? 0]) ?? all;
    const bani = Math.min(uncredited?.bani ?? 0, expectedOne);
    if (uncredited && bani > 0) await notifyCredit(actor, uncredited, bani);
  });
}

/** Pays a refund to an account. A card refund is visible at the processor before its notification arrives. */
export const payBack: Act = async (actor) => {
  const { body } = await actor.ask("GET", "/staff/refunds", staffOf(actor));
  const picked = actor.pick((body.data ?? []) as { id: number; orderid: number }[]);
  if (!picked) return;
  const { id, orderid } = picked;
  await serializePerOrder(actor, orderid, async () => {
    const due = (await dueToCard(actor, orderid)).find((one) => one.id === id);
    const uncredited = await findUncredited(actor, orderid);
    const path = `/staff/refunds/${id}/done`;
    if (!due) await actor.ask("PUT", path, staffOf(actor));
    if (!due || !uncredited || uncredited.bani < due.bani) return;
    const credited = await actor.ask("PUT", `${path}?credited=true`, staffOf(actor));
    if (credited.status === 200) await notifyCredit(actor, uncredited, due.bani);
  });
};

interface UncreditedPayment {
  reference: string;
  amount: string;
  /** The amount that the processor has not refunded yet, in bani. */
  bani: number;
}

/** Returns a payment with money that the processor has not credited yet. */
async function findUncredited({ scene }: Actor, orderId: number): Promise<UncreditedPayment | undefined> {
  const [row] = await scene.shop.query<UncreditedPayment>(
    `select reference, to_char(amount_bani / 100.0, 'FM999990.00') as amount, amount_bani - told as bani
     from payment cross join lateral (
       select coalesce(sum(c.amount_bani), 0)::integer as told from payment_credit c where c.payment_id = payment.id
     ) c
     where order_id = $1 and state in ('paid', 'refund_due') and told < amount_bani order by id limit 1`,
    [orderId],
  );
  return row;
}

async function dueToCard({ scene }: Actor, orderId: number): Promise<{ id: number; bani: number }[]> {
  const rows = await scene.shop.query<{ id: string; bani: number }>(
    `select r.id, r.amount_bani - coalesce(p.paid_bani, 0) as bani from refund r join order_account w on w.order_id = r.order_id
     left join refund_paid p on p.refund_id = r.id
     where r.order_id = $1 and r.state = 'due' and r.iban = '' and w.has_card_money order by r.id`,
    [orderId],
  );
  return rows.map(({ id, bani }) => ({ id: Number(id), bani }));
}

async function notifyCredit(
  actor: Actor,
  { reference, amount }: UncreditedPayment,
  bani: number,
): Promise<void> {
  const reported = {
    reference,
    amount,
    action: "credit",
    processed: (bani / 100).toFixed(2),
    crc: `${actor.random()}`,
  };
  const twice = actor.random() < 0.3 ? [reported, reported] : [reported];
  const answers = await Promise.all(twice.map((news) => notify(actor.scene.shop, news)));
  for (const { status } of answers) if (status >= 500) actor.fault(`a bank notification returned ${status}`);
}

/** Runs one order's refunds in turn; otherwise processor and staff could refund the same money twice. */
async function serializePerOrder(
  { scene: { turns } }: Actor,
  orderId: number,
  work: () => Promise<void>,
): Promise<void> {
  const mine = (turns.get(orderId) ?? Promise.resolve()).then(work);
  turns.set(
    orderId,
    mine.catch(() => undefined),
  );
  await mine;
}
