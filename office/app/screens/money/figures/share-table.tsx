import { ShareBar } from "../../../components/chart/share-bar.tsx";
import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import styles from "./figures.module.css";
import { ScrolledTable } from "./scrolled-table.tsx";

interface ShareTableProps {
  caption: string;
  counted: string;
  valued?: string;
  rows: { name: string; count: number; sales: number }[];
}

export function ShareTable({ caption, counted, valued = "Vânzări", rows }: ShareTableProps) {
  if (rows.length === 0) return <p>Nicio vânzare în această perioadă.</p>;
  const maxSales = Math.max(...rows.map(({ sales }) => sales));
  return (
    <ScrolledTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Denumire</th>
          <th scope="col" className={styles.number}>
            {counted}
          </th>
          <th scope="col" className={styles.number}>
            {valued}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, sales }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <ShareBar value={sales} of={maxSales} />
            </th>
            <td className={styles.number}>{wholeNumber(count)}</td>
            <td className={styles.number}>{formatOfficeLei(sales)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
