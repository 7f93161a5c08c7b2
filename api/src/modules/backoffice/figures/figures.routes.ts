import { toLei, type Wire } from "@curat/contract/lei.values";
import {
  type BuyerFigures,
  getBuyerFigures,
  getCartFigures,
  getSalesFigures,
  getSearchFigures,
  getShareFigures,
  type SalesFigures,
  type ShareFigures,
} from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import type { ApiContext } from "../../../context.ts";
import type { Period } from "../../../calendar/period.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { invalid, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadSynonyms, mostSearched, withMeanings } from "../../catalogue/search/index.ts";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import {
  abandonedProducts,
  type BuyerSales,
  cartOutcomes,
  salesByBuyer,
  salesByChannel,
} from "./buyers.store.ts";
import { beginnings, figuresProblem, periodBefore, stepsOf } from "./figures.rules.ts";
import { bestSold, type Sales, salesByMethods, salesFrom, type Sold } from "./figures.store.ts";

const NOTHING = { orders: 0, bani: 0, netBani: 0 };

export function figuresRoutes(app: ApiApp, { db, now: clock }: ApiContext): void {
  serve(app, getSalesFigures, async ({ query: { from, to, by } }) => {
    const now = periodOf({ from, to });
    const before = periodBefore(now);
    const daysBefore = beginnings(before, by);
    const days = [...daysBefore, ...beginnings(now, by)];
    const at = clock();
    const isUntilNow = to === romanianDay(at);
    const cut = isUntilNow ? { index: daysBefore.length - 1, day: before.to, timeOf: at } : undefined;
    const sold = await salesFrom(db, { days, to, cut });
    const sales = days.map((_, at) => sold.find(({ index }) => index === at) ?? NOTHING);
    return {
      data: {
        now: toWireSeries(now, by, sales.slice(daysBefore.length)),
        before: toWireSeries(before, by, sales.slice(0, daysBefore.length)),
        is_until_now: isUntilNow,
      },
    };
  });
  serve(app, getShareFigures, async ({ query }) => {
    const period = periodOf(query);
    const channels = await salesByChannel(db, period);
    return {
      data: {
        ...toWireShares(await bestSold(db, period), await salesByMethods(db, period)),
        channels: channels.flatMap(({ channel, ...sum }) =>
          channel === null ? [] : [shareOf(channel, sum)],
        ),
        buyers: channels.flatMap(({ buyer, ...sum }) => (buyer === null ? [] : [shareOf(buyer, sum)])),
      },
    };
  });
  serve(app, getBuyerFigures, async ({ query, staff }) => {
    if (!staff.permissions.includes("customers:view"))
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    const now = periodOf(query);
    const { best, stopped } = await salesByBuyer(db, { now, before: periodBefore(now) });
    return { data: { best: best.map(toWireBuyer), stopped: stopped.map(toWireBuyer) } };
  });
  serve(app, getCartFigures, async ({ query }) => {
    const cartQuery = { period: periodOf(query), at: clock() };
    const { abandonedBani, ...outcomes } = await cartOutcomes(db, cartQuery);
    const products = await abandonedProducts(db, cartQuery);
    return {
      data: {
        ...outcomes,
        abandoned_value: toLei(abandonedBani),
        products: products.map(({ bani, ...product }) => ({ ...product, sales: toLei(bani) })),
      },
    };
  });
  serve(app, getSearchFigures, async ({ query }) => {
    const period = periodOf(query);
    const empty = await mostSearched(db, { ...period, isEmpty: true });
    const most = await mostSearched(db, { ...period, isEmpty: false });
    const synonyms = await loadSynonyms(db);
    return { data: { empty: withMeanings(empty, synonyms), most: withMeanings(most, synonyms) } };
  });
}

function periodOf({ from, to }: Period): Period {
  const problem = figuresProblem({ from, to });
  if (problem !== undefined) throw invalid({ to: [problem] });
  return { from, to };
}

function toWireSeries(period: Period, by: FigureStep, sales: readonly Sales[]): Wire<SalesFigures>["now"] {
  const sum = (of: (step: Sales) => number) => sales.reduce((all, step) => all + of(step), 0);
  const all = {
    orders: sum(({ orders }) => orders),
    bani: sum(({ bani }) => bani),
    netBani: sum(({ netBani }) => netBani),
  };
  const starts = stepsOf(period, by);
  const steps = sales.map((step, index) => ({ start: starts[index] ?? period.from, ...toWireSales(step) }));
  return { ...period, ...toWireSales(all), steps };
}

function toWireSales({ orders, bani, netBani }: Sales) {
  return {
    orders,
    sales: toLei(bani),
    net: toLei(netBani),
    basket: toLei(orders === 0 ? 0 : Math.round(bani / orders)),
  };
}

function shareOf(name: string, { orders, bani }: Omit<Sales, "netBani">) {
  return { name, orders, sales: toLei(bani) };
}

function toWireBuyer(buyer: BuyerSales): Wire<BuyerFigures>["best"][number] {
  return {
    customer_id: buyer.customerId,
    name: buyer.name,
    orders: buyer.orders,
    sales: toLei(buyer.bani),
    orders_before: buyer.ordersBefore,
    sales_before: toLei(buyer.baniBefore),
    last_order_at: buyer.lastAt.toISOString(),
  };
}

function toWireShares(
  best: readonly Sold[],
  methods: Awaited<ReturnType<typeof salesByMethods>>,
): Omit<Wire<ShareFigures>, "channels" | "buyers"> {
  const soldOf = (requested: Sold["kind"]) =>
    best
      .filter(({ kind }) => kind === requested)
      .map(({ id, name, pieces, bani }) => ({ id, name, pieces, sales: toLei(bani) }));
  const sharesOf = (kind: "payment" | "delivery") =>
    methods.flatMap(({ [kind]: name, orders, bani }) =>
      name === null ? [] : [shareOf(name, { orders, bani })],
    );
  return {
    products: soldOf("product"),
    categories: soldOf("category"),
    payments: sharesOf("payment"),
    deliveries: sharesOf("delivery"),
  };
}
