import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import type { BuyerFigures, CartFigures } from "@curat/contract/staff/figures";
import { Link } from "react-router";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { daysIn } from "../../../components/figures/figures-address.ts";
import type { RequestedPeriod } from "../../../components/figures/figures-address.ts";
import { MIN_LOST_BUYER_DAYS } from "@curat/contract/staff/figures.values";
import { Panel, Panels } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { CsvLink } from "./csv-link.tsx";
import styles from "./figures.module.css";
import { ScrolledTable } from "./scrolled-table.tsx";
import { ShareTable } from "./share-table.tsx";

type Buyer = BuyerFigures["best"][number];

/** Shows the best buyers of the period and, for longer periods, buyers who bought only in the previous one. */
export function BuyerPanels({ figures, period }: { figures: BuyerFigures; period: RequestedPeriod }) {
  return (
    <Panels>
      <Panel title="Cei mai buni clienți" id="clienti">
        <BuyerTable
          caption="Cei mai buni clienți"
          buyers={figures.best}
          empty="Nicio vânzare în această perioadă."
        />
        <CsvLink period={period} table="clienti" />
      </Panel>
      {daysIn(period) >= MIN_LOST_BUYER_DAYS && (
        <Panel title="Clienți care nu au mai cumpărat">
          <p className="hint">Au cumpărat în perioada anterioară, dar nu și în aceasta.</p>
          <BuyerTable
            caption="Clienți care nu au mai cumpărat"
            buyers={figures.stopped}
            isBefore
            empty="Toți clienții din perioada anterioară au cumpărat din nou."
          />
          <CsvLink period={period} table="clienti-pierduti" />
        </Panel>
      )}
    </Panels>
  );
}

const SHOWN = 10;

interface BuyerTableProps {
  caption: string;
  buyers: Buyer[];
  empty: string;
  isBefore?: boolean;
}

function BuyerTable({ caption, buyers, empty, isBefore = false }: BuyerTableProps) {
  if (buyers.length === 0) return <p>{empty}</p>;
  return (
    <ScrolledTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col" className={styles.number}>
            Comenzi
          </th>
          <th scope="col" className={styles.number}>
            Vânzări
          </th>
          <th scope="col" className={styles.number}>
            {isBefore ? "Ultima comandă" : "În perioada anterioară"}
          </th>
        </tr>
      </thead>
      <tbody>
        {buyers.slice(0, SHOWN).map((buyer, index) => (
          <tr key={buyer.customer_id ?? `${buyer.name} ${index}`}>
            <th scope="row">
              {buyer.customer_id === null ? (
                buyer.name
              ) : (
                <Link to={`/clienti/${buyer.customer_id}`}>{buyer.name}</Link>
              )}
            </th>
            <td className={styles.number}>{wholeNumber(isBefore ? buyer.orders_before : buyer.orders)}</td>
            <td className={styles.number}>{formatOfficeLei(isBefore ? buyer.sales_before : buyer.sales)}</td>
            <td className={styles.number}>
              {isBefore ? <Moment at={buyer.last_order_at} /> : formatOfficeLei(buyer.sales_before)}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

export function CartPanel({ figures, period }: { figures: CartFigures; period: RequestedPeriod }) {
  const { filled, ordered, abandoned, abandoned_value: value, products } = figures;
  const rows = products.map(({ name, pieces, sales }) => ({ name, count: pieces, sales }));
  return (
    <Panel title="Coșuri" id="cosuri">
      <FactList
        facts={[
          ["Coșuri cu produse", wholeNumber(filled)],
          ["Comandate", filled > 0 && `${wholeNumber(ordered)} (${Math.round((ordered * 100) / filled)} %)`],
          ["Abandonate", `${wholeNumber(abandoned)}, cu produse de ${formatOfficeLei(value)}`],
        ]}
      />
      <p className="hint">
        Coșurile începute în perioadă. Un coș este considerat abandonat dacă nu a fost modificat timp de o zi
        și nu a devenit comandă.
      </p>
      {rows.length > 0 && (
        <>
          <ShareTable caption="Produse din coșuri abandonate" counted="Bucăți" valued="Valoare" rows={rows} />
          <CsvLink period={period} table="cosuri-abandonate" />
        </>
      )}
    </Panel>
  );
}
