/**
 * Opens the processor's payment page. The processor is called outside the order's transaction, so that an outage
 * leaves an unpaid order.
 */
import { API_BASE } from "@curat/contract/headers.values";
import { CARD_PROCESSORS } from "@curat/contract/payments.values";
import { setTimeout as pause } from "node:timers/promises";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { loadSaleTerms } from "../../cart/index.ts";
import {
  type CardOrder,
  type CardProcessor,
  NO_ANSWER,
  pageForm,
  processorsToTry,
  type Started,
} from "../../payments/index.ts";
import { insertEvent, lockOrder } from "../order-moves.store.ts";
import type { Order } from "../orders.store.ts";
import { beginAttempt, canTry, type OpenedAttempt, PASS_PARAMETER } from "./payment.service.ts";
import {
  claimStart,
  endUnopened,
  findAttemptById,
  findLatestAttempt,
  type StoredAttempt,
  writePage,
} from "./payment.store.ts";
import { settlePayment } from "./settle-payment.service.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/** After this time, another request's unfinished start is repeated with the same reference. */
const CLAIM_MS = 30_000;
const PAGE_MS = 30 * 60_000;
const WAIT_MS = 11_000;
const POLL_MS = 250;

/**
 * Returns the form that leads the buyer to the payment page; undefined if no processor responds or the order was paid
 * in the meantime. Falls back to the second processor if the first does not start the payment.
 */
export async function openPage(shop: Shop, { order, attempt }: OpenedAttempt): Promise<string | undefined> {
  const { db, now, config } = shop;
  const { payments: terms } = await loadSaleTerms(db, now(), config);
  const processors = processorsToTry(config, terms.cards);
  const first = processors.find(({ name }) => name === attempt.provider);
  if (!first) return undefined;
  const remaining = processors.slice(processors.indexOf(first) + 1);
  const opening = { order, instalments: terms.cards.instalments };
  let tried = await open(shop, first, { ...opening, attempt });
  if (tried.is === "lost") tried = await openNext(shop, first, { ...opening, attempt });
  for (const processor of remaining) {
    if (tried.is !== "failed") break;
    const { order: current } = tried;
    tried = await openNext(shop, processor, { ...opening, attempt: tried.attempt });
    if (tried.is === "open") await noteSecondProcessor(shop, current, { first, processor });
  }
  return tried.is === "open" ? tried.form : undefined;
}

type Tried =
  | { is: "open"; form: string }
  /** The processor did not start the payment. */
  | { is: "failed"; order: Order; attempt: StoredAttempt }
  /** The attempt ended without a payment: the buyer never saw its page, or the page has expired. */
  | { is: "lost" }
  /** Another request is settling the payment. */
  | { is: "settled" };

interface Opening {
  order: Order;
  attempt: StoredAttempt;
  instalments: number;
}

async function openNext(shop: Shop, processor: CardProcessor, opening: Opening): Promise<Tried> {
  const at = shop.now();
  const next = await transaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, opening.order.id);
    const latest = await findLatestAttempt(tx, order.id);
    if (!canTry(order, latest) || latest?.id !== opening.attempt.id) return undefined;
    return { order, attempt: await beginAttempt(tx, order, { processor, at }) };
  });
  if (!next) return { is: "settled" };
  const tried = await open(shop, processor, { ...opening, ...next });
  return tried.is === "lost" ? { is: "failed", ...next } : tried;
}

async function open(
  shop: Shop,
  processor: CardProcessor,
  { order, attempt, instalments }: Opening,
): Promise<Tried> {
  const { db, now, log } = shop;
  const at = now();
  if (attempt.pageUrl !== "") return reopen(shop, attempt, at);
  const isCalled = !processor.startsInBrowser;
  if (isCalled && !(await claimStart(db, attempt.id, { at, since: new Date(at.getTime() - CLAIM_MS) })))
    return awaitPage(shop, attempt);
  const started = await start(processor, cardOrder(shop, processor, { order, attempt, instalments }));
  switch (started.kind) {
    case "form":
      return { is: "open", form: started.html };
    case "page":
      await writePage(db, attempt.id, started);
      return { is: "open", form: pageForm(started.url) };
    case "used":
      return settleUsed(shop, attempt);
    case "refused":
    case "unanswered": {
      const { reference, provider } = attempt;
      const { kind, detail } = started;
      log({
        level: "error",
        message: "A card payment could not be started.",
        reference,
        provider,
        kind,
        detail,
      });
      await endUnopened(db, attempt.id, detail, now());
      return { is: "failed", order, attempt };
    }
  }
}

/** Asks the processor about an old page, because it may have expired. */
async function reopen(shop: Shop, attempt: StoredAttempt, at: Date): Promise<Tried> {
  const isOld = at.getTime() - attempt.changedAt.getTime() > PAGE_MS;
  const state = isOld ? await settlePayment(shop, attempt.id) : "started";
  if (state === "started" || state === "unanswered") return { is: "open", form: pageForm(attempt.pageUrl) };
  return state === "failed" || state === "cancelled" ? { is: "lost" } : { is: "settled" };
}

async function start(processor: CardProcessor, order: CardOrder): Promise<Started> {
  return processor.start(order).catch(() => ({ kind: "unanswered" as const, detail: NO_ANSWER }));
}

async function settleUsed(shop: Shop, attempt: StoredAttempt): Promise<Tried> {
  const settled = await settlePayment(shop, attempt.id);
  if (settled === "paid" || settled === "authorized") return { is: "settled" };
  const isEnded = await endUnopened(
    shop.db,
    attempt.id,
    "Magazinul nu a primit pagina de plată.",
    shop.now(),
  );
  return isEnded ? { is: "lost" } : { is: "settled" };
}

/** Waits for the request that claimed the start. */
async function awaitPage({ db }: Shop, { id }: StoredAttempt): Promise<Tried> {
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const attempt = await findAttemptById(db, id);
    if (attempt && attempt.pageUrl !== "") return { is: "open", form: pageForm(attempt.pageUrl) };
    if (attempt?.state !== "started") return { is: "settled" };
    await pause(POLL_MS);
  }
  return { is: "settled" };
}

async function noteSecondProcessor(
  { db, now }: Shop,
  { id: orderId, status }: Order,
  { first, processor }: { first: CardProcessor; processor: CardProcessor },
): Promise<void> {
  const note = `${CARD_PROCESSORS[first.name]} nu a inițiat plata; clientul plătește prin ${CARD_PROCESSORS[processor.name]}.`;
  await transaction(db, (tx) => insertEvent(tx, { orderId, status, actor: "payment", note, at: now() }));
}

function cardOrder({ config, now }: Shop, processor: CardProcessor, opening: Opening): CardOrder {
  const { order, attempt, instalments } = opening;
  const confirmUrl = new URL(`${config.shopUrl}${API_BASE}${processor.notificationPath}`);
  if (attempt.pass !== null) confirmUrl.searchParams.set(PASS_PARAMETER, attempt.pass);
  return {
    reference: attempt.reference,
    amountBani: attempt.amountBani,
    details: `Comanda ${order.number}`,
    buyer: {
      type: order.customerType === "pj" ? "company" : "person",
      firstName: order.firstName,
      lastName: order.lastName,
      email: order.email,
      phone: order.phone,
      address: [order.invoiceStreet, order.invoiceCity, order.invoiceCounty].filter(Boolean).join(", "),
      city: order.invoiceCity,
      county: order.invoiceCounty,
      postcode: order.invoicePostcode ?? "",
    },
    returnUrl: `${config.shopUrl}/plata/${order.randomId}`,
    confirmUrl: confirmUrl.href,
    instalments,
    startedAt: attempt.changedAt,
    at: now(),
  };
}
