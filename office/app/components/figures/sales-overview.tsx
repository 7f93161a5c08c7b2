import type { SalesFigures } from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { LineChart } from "../chart/line-chart.tsx";
import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import { SALES_BY, beforeText, changeText, describeSales, shortStepText } from "./figure-words.ts";
import styles from "./sales-overview.module.css";

/** Sales, orders and average order compared with the preceding period, and a sales chart. */
export function SalesOverview({ figures, by }: { figures: SalesFigures; by: FigureStep }) {
  const { now, before } = figures;
  const tiles = [
    {
      name: "Vânzări, cu TVA",
      value: formatOfficeLei(now.sales),
      change: changeText(now.sales, before.sales),
    },
    { name: "Vânzări, fără TVA", value: formatOfficeLei(now.net), change: changeText(now.net, before.net) },
    { name: "Comenzi", value: wholeNumber(now.orders), change: changeText(now.orders, before.orders) },
    { name: "Coș mediu", value: formatOfficeLei(now.basket), change: changeText(now.basket, before.basket) },
  ];
  return (
    <>
      <dl className={`grid gap-4 ${styles.tiles}`}>
        {tiles.map(({ name, value, change }) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="stack">
              <strong className="text-l tabular">{value}</strong>{" "}
              <span className="hint">
                {change} față de {beforeText(figures)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <LineChart
        title={SALES_BY[by]}
        description={describeSales(figures, by)}
        name="Perioada aleasă"
        values={now.steps.map(({ sales }) => sales)}
        before={{ name: "Perioada anterioară", values: before.steps.map(({ sales }) => sales) }}
        labels={now.steps.map(({ start }) => shortStepText(start, by))}
        tick={wholeNumber}
      />
    </>
  );
}
