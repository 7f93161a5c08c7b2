import { toLei, type Wire } from "@curat/contract/lei.values";
import type { SalesFigures, ShareFigures } from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import type { Period } from "../../../../calendar/period.ts";
import { stepsOf } from "./figures.rules.ts";
import type { Sales, salesByMethods, Sold } from "./figures.store.ts";

/** A period with its sales, one for each step. */
export function toWireSeries(
  period: Period,
  by: FigureStep,
  sales: readonly Sales[],
): Wire<SalesFigures>["now"] {
  const sum = (of: (step: Sales) => number) => sales.reduce((all, step) => all + of(step), 0);
  const all = { orders: sum(({ orders }) => orders), bani: sum(({ bani }) => bani) };
  const starts = stepsOf(period, by);
  const steps = sales.map((step, index) => ({ start: starts[index] ?? period.from, ...toWireSales(step) }));
  return { ...period, ...toWireSales(all), steps };
}

function toWireSales({ orders, bani }: Sales) {
  return { orders, sales: toLei(bani), basket: toLei(orders === 0 ? 0 : Math.round(bani / orders)) };
}

export function toWireShares(
  best: readonly Sold[],
  methods: Awaited<ReturnType<typeof salesByMethods>>,
): Wire<ShareFigures> {
  const soldOf = (requested: Sold["kind"]) =>
    best
      .filter(({ kind }) => kind === requested)
      .map(({ id, name, pieces, bani }) => ({ id, name, pieces, sales: toLei(bani) }));
  const sharesOf = (kind: "payment" | "delivery") =>
    methods.flatMap(({ [kind]: name, orders, bani }) =>
      name === null ? [] : [{ name, orders, sales: toLei(bani) }],
    );
  return {
    products: soldOf("product"),
    categories: soldOf("category"),
    payments: sharesOf("payment"),
    deliveries: sharesOf("delivery"),
  };
}
