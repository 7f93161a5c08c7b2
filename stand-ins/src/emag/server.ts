/** Simulates eMAG's Marketplace API. Every response has the same envelope, including errors. */
import { createServer } from "node:http";
import { type Answer, answerFaulty, type CallFault } from "../call-faults.ts";
import { bodyOf, listen } from "../serving.ts";
import {
  type EmagOffer,
  type EmagOrder,
  type EmagState,
  emagTime,
  type NewEmagOrder,
  placeOrder,
  VAT_RATES,
} from "./state.ts";

interface EmagOptions {
  port?: number;
  offers?: readonly Partial<EmagOffer>[];
  /** Initial orders. */
  orders?: readonly NewEmagOrder[];
  /** Number of the first order. */
  firstOrder?: number;
  now?: () => Date;
}

export interface EmagServer extends EmagState {
  account: typeof EMAG_ACCOUNT & { url: string };
  /** Calls received so far, such as "order/read". */
  calls: string[];
  /** Returns the fault for the next call. `refused` responds 200 with isError. */
  draw: (call: string) => CallFault | "refused";
  /** Places an order and returns its number; undefined if the stock at eMAG is too low. */
  sell(order: NewEmagOrder): number | undefined;
  /** Changes the pieces of an offer in an order, as eMAG does when a buyer cancels some of them. */
  setPieces(id: number, offerId: number, quantity: number): void;
  /** Changes an order's status at eMAG: 0 cancelled, 5 returned. */
  setStatus(id: number, status: number): void;
  close(): Promise<void>;
}

export const EMAG_ACCOUNT = { username: "magazin@emag.example", password: "parola-emag" } as const;

const REFUSALS = {
  rateLimit: envelope([], "Too many requests"),
  expiredKey: envelope([], "You are not allowed to use this API."),
  error: envelope([], "Internal error"),
};
const PER_PAGE = 100;
const MAX_ENTITIES = 50;
const FIRST_ORDER = 41_000_001;

/** Starts the stand-in. Its offers and orders are lost when it stops. */
export async function startEmag(options: EmagOptions = {}): Promise<EmagServer> {
  const { port = 0, now = () => new Date() } = options;
  const state: EmagState = {
    offers: new Map((options.offers ?? []).map(wholeOffer).map((offer) => [offer.id, offer])),
    orders: new Map(),
    acknowledged: [],
    attachments: [],
    awbs: [],
  };
  const calls: string[] = [];
  const control = { draw: (_call: string): CallFault | "refused" => "none" };
  let nextOrder = options.firstOrder ?? FIRST_ORDER;
  const sell = (newOrder: NewEmagOrder): number | undefined => {
    const made = placeOrder(state, newOrder, { id: nextOrder, at: now() });
    if (made) nextOrder += 1;
    return made?.id;
  };
  for (const order of options.orders ?? []) sell(order);

  const server = createServer((request, response) => {
    const call = (request.url ?? "").replace(/^\/api-3\//, "");
    bodyOf(request)
      .then(async (text) => {
        calls.push(call);
        const isKnown =
          request.headers.authorization ===
          `Basic ${Buffer.from(`${EMAG_ACCOUNT.username}:${EMAG_ACCOUNT.password}`).toString("base64")}`;
        if (!isKnown)
          return answerFaulty(response, { fault: "expired-key", refusals: REFUSALS }, () => NOT_FOUND);
        const fault = control.draw(call);
        if (fault === "refused")
          return answerFaulty(response, { fault: "none", refusals: REFUSALS }, () =>
            refusal("Try again later"),
          );
        return answerFaulty(response, { fault, refusals: REFUSALS }, () =>
          carryOut(state, { call, body: JSON.parse(text || "{}"), now }),
        );
      })
      .catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port });
  return Object.assign(control, state, {
    account: { ...EMAG_ACCOUNT, url: `${url}/api-3` },
    calls,
    sell,
    setPieces: (id: number, offerId: number, quantity: number) => {
      const order = state.orders.get(id);
      const products = order?.products.map((line) =>
        line.product_id === offerId ? { ...line, quantity } : line,
      );
      if (order && products) Object.assign(order, { products, modified: emagTime(now()) });
    },
    setStatus: (id: number, status: number) => {
      const order = state.orders.get(id);
      if (order) Object.assign(order, { status, modified: emagTime(now()) });
    },
    close,
  });
}

function carryOut(
  state: EmagState,
  { call, body, now }: { call: string; body: unknown; now: () => Date },
): Answer {
  const acknowledged = /^order\/acknowledge\/(\d+)$/.exec(call)?.[1];
  if (acknowledged !== undefined) return acknowledge(state, Number(acknowledged), now);
  switch (call) {
    case "vat/read":
      return accepted(VAT_RATES);
    case "product_offer/read":
      return paged([...state.offers.values()], body);
    case "product_offer/save":
      return saveOffers(state, body);
    case "order/read":
      return paged([...state.orders.values()].filter(filterOf(body)), body);
    case "order/save":
      return saveOrders(state, body, now);
    case "order/attachments/save": {
      const sent = body as EmagState["attachments"];
      if (sent.some(({ order_id: id, type }) => !state.orders.has(id) || type !== 1))
        return refusal("Order not found");
      state.attachments.push(...sent);
      return accepted([]);
    }
  }
  return NOT_FOUND;
}

function filterOf(body: unknown): (order: EmagOrder) => boolean {
  const { id, status, modifiedAfter } = body as { id?: number; status?: number; modifiedAfter?: string };
  return (order) =>
    (id === undefined || order.id === id) &&
    (status === undefined || order.status === status) &&
    (modifiedAfter === undefined || order.modified >= modifiedAfter);
}

function acknowledge(state: EmagState, id: number, now: () => Date): Answer {
  const order = state.orders.get(id);
  if (!order) return refusal("Order not found");
  if (order.status !== 1) return refusal("Order already acknowledged");
  Object.assign(order, { status: 2, modified: emagTime(now()) });
  state.acknowledged.push(id);
  return accepted([]);
}

function saveOffers({ offers }: EmagState, body: unknown): Answer {
  const sent = body as Partial<EmagOffer>[];
  if (!Array.isArray(sent) || sent.length > MAX_ENTITIES) return refusal("Maximum input vars exceeded");
  // eMAG refuses the whole batch for one invalid offer.
  for (const { id, sale_price: price = 0, vat_id: vat } of sent)
    if (!offers.has(id ?? 0) || price <= 0 || !VAT_RATES.some((rate) => rate.vat_id === vat))
      return refusal(`Offer ${id} is not valid`);
  for (const { id = 0, sale_price, vat_id, stock, status } of sent) {
    const offer = offers.get(id);
    if (offer && sale_price && vat_id && stock)
      Object.assign(offer, { sale_price, vat_id, stock, ...(status !== undefined && { status }) });
  }
  return accepted([]);
}

function saveOrders({ orders }: EmagState, body: unknown, now: () => Date): Answer {
  const sent = body as EmagOrder[];
  for (const { id, status } of sent) {
    const order = orders.get(id);
    if (!order || order.status === 0) return refusal("Order cannot be changed");
    Object.assign(order, { status, modified: emagTime(now()) });
  }
  return accepted([]);
}

function wholeOffer(part: Partial<EmagOffer>, index: number): EmagOffer {
  const id = part.id ?? index + 1;
  return {
    id,
    part_number: `PN-${id}`,
    part_number_key: `DK${id}BBM`,
    name: `Ofertă ${id}`,
    ean: [],
    sale_price: 10,
    vat_id: 1,
    stock: [{ warehouse_id: 1, value: 0 }],
    status: 1,
    ...part,
  };
}

function envelope(results: unknown[], message?: string): object {
  const messages = message === undefined ? [] : [message];
  return { isError: message !== undefined, messages, results };
}

function accepted(results: unknown[]): Answer {
  return { status: 200, body: envelope(results) };
}

function refusal(message: string): Answer {
  return { status: 200, body: envelope([], message) };
}

const NOT_FOUND: Answer = { status: 404, body: envelope([], "Resource not found") };

function paged(all: unknown[], body: unknown): Answer {
  const { currentPage = 1, itemsPerPage = PER_PAGE } = body as {
    currentPage?: number;
    itemsPerPage?: number;
  };
  const results = all.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage);
  const noOfPages = Math.max(1, Math.ceil(all.length / itemsPerPage));
  return { status: 200, body: { ...envelope(results), currentPage, noOfPages } };
}
