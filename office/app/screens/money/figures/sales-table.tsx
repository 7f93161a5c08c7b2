import type { SalesFigures } from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import { SALES_BY, stepText } from "../../../components/figures/figure-words.ts";
import styles from "./figures.module.css";
import { ScrolledTable } from "./scrolled-table.tsx";
import { texts } from "./texts.ts";

export function SalesTable({ figures: { now }, by }: { figures: SalesFigures; by: FigureStep }) {
  return (
    <ScrolledTable caption={SALES_BY[by]}>
      <thead>
        <tr>
          <th scope="col">{texts.step[by]}</th>
          {["Comenzi", "Vânzări", "Fără TVA", "Coș mediu"].map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {now.steps.map(({ start, orders, sales, net, basket }) => (
          <tr key={start}>
            <th scope="row">{stepText(start, by)}</th>
            <td className={styles.number}>{wholeNumber(orders)}</td>
            <td className={styles.number}>{formatOfficeLei(sales)}</td>
            <td className={styles.number}>{formatOfficeLei(net)}</td>
            <td className={styles.number}>{formatOfficeLei(basket)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
