import type { SalesFigures } from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { LineChart } from "../../../components/chart/line-chart.tsx";
import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import { changeText, describeSales, shortStepText, stepText } from "./figure-words.ts";
import styles from "./figures.module.css";
import { ScrolledTable } from "./scrolled-table.tsx";
import { texts } from "./texts.ts";

/** Sales, orders and the average order beside the period before, and the sales of each step as a line. */
export function SalesOverview({ figures, by }: { figures: SalesFigures; by: FigureStep }) {
  const { now, before } = figures;
  const tiles = [
    { name: "Vânzări", value: formatOfficeLei(now.sales), change: changeText(now.sales, before.sales) },
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
              <span className="hint">{change} față de perioada dinainte</span>
            </dd>
          </div>
        ))}
      </dl>
      <LineChart
        title={texts.salesBy[by]}
        description={describeSales(figures, by)}
        name="Perioada aleasă"
        values={now.steps.map(({ sales }) => sales)}
        before={{ name: "Perioada dinainte", values: before.steps.map(({ sales }) => sales) }}
        labels={now.steps.map(({ start }) => shortStepText(start, by))}
        tick={wholeNumber}
      />
    </>
  );
}

/** The same figures as a table. */
export function SalesTable({ figures: { now }, by }: { figures: SalesFigures; by: FigureStep }) {
  return (
    <ScrolledTable caption={texts.salesBy[by]}>
      <thead>
        <tr>
          <th scope="col">{texts.step[by]}</th>
          {["Comenzi", "Vânzări", "Coș mediu"].map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {now.steps.map(({ start, orders, sales, basket }) => (
          <tr key={start}>
            <th scope="row">{stepText(start, by)}</th>
            <td className={styles.number}>{wholeNumber(orders)}</td>
            <td className={styles.number}>{formatOfficeLei(sales)}</td>
            <td className={styles.number}>{formatOfficeLei(basket)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
