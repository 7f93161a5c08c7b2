import { getSalesFigures, getSearchFigures, getShareFigures } from "@curat/contract/staff/figures";
import type { ApiContext } from "../../../../context.ts";
import type { Period } from "../../../../calendar/period.ts";
import { invalid } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { loadSynonyms, mostSearched, withMeanings } from "../../../catalogue/search/index.ts";
import { beginnings, figuresProblem, periodBefore } from "./figures.rules.ts";
import { bestSold, salesByMethods, salesFrom } from "./figures.store.ts";
import { toWireSeries, toWireShares } from "./figures.wire.ts";

const NOTHING = { orders: 0, bani: 0 };

/** Figures of sales and searches for staff. */
export function figuresRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, getSalesFigures, async ({ query: { from, to, by } }) => {
    const now = periodOf({ from, to });
    const before = periodBefore(now);
    const daysBefore = beginnings(before, by);
    const days = [...daysBefore, ...beginnings(now, by)];
    const sold = await salesFrom(db, { from: before.from, to: now.to }, days);
    const sales = days.map((_, at) => sold.find(({ index }) => index === at) ?? NOTHING);
    return {
      data: {
        now: toWireSeries(now, by, sales.slice(daysBefore.length)),
        before: toWireSeries(before, by, sales.slice(0, daysBefore.length)),
      },
    };
  });
  serve(app, getShareFigures, async ({ query }) => {
    const period = periodOf(query);
    return { data: toWireShares(await bestSold(db, period), await salesByMethods(db, period)) };
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
