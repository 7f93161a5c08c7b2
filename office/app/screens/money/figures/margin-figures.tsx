import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import type { MarginFigures } from "@curat/contract/staff/costs";
import { FactList } from "../../../components/facts/fact-list.tsx";
import type { RequestedPeriod } from "../../../components/figures/figures-address.ts";
import { Panel, Panels } from "../../../components/page/page.tsx";
import { CsvLink } from "./csv-link.tsx";
import styles from "./figures.module.css";
import { ScrolledTable } from "./scrolled-table.tsx";

interface FiguresProps {
  figures: MarginFigures;
  period: RequestedPeriod;
}

/** Shows the margin of this period and the previous one, with tables. */
export function MarginFiguresPanel({ figures, period }: FiguresProps) {
  const { now, before, expected } = figures;
  return (
    <>
      <Panel title="Marjă" id="marja">
        <FactList
          facts={[
            ["Marja așteptată a comenzilor plasate", marginText(expected)],
            [
              "Din comenzi, fără TVA, cu cost necunoscut",
              expected.unknown > 0 && formatOfficeLei(expected.unknown),
            ],
            ["Marja mărfii expediate", marginText(now)],
            ["În perioada anterioară", marginText(before)],
            ["Vânzări fără TVA, cu cost cunoscut", formatOfficeLei(now.net)],
            ["Costul lor", now.cost !== null && formatOfficeLei(now.cost)],
            ["Vânzări fără TVA, cu cost necunoscut", now.unknown > 0 && formatOfficeLei(now.unknown)],
          ]}
        />
        <p className="hint">
          Marja așteptată cuprinde produsele din comenzile plasate în perioadă, la costul mediu de acum,
          indiferent dacă au plecat. Marja mărfii expediate: marfa expediată în perioadă, la prețul după
          reduceri și la costul de la expediere. Marfa returnată și banii restituiți se scad în ziua returului
          sau a restituirii.
        </p>
      </Panel>
      <Panels>
        {[
          { title: "Marja pe produse", table: "marja-produse", rows: figures.products },
          { title: "Marja pe categorii", table: "marja-categorii", rows: figures.categories },
          { title: "Marja pe branduri", table: "marja-branduri", rows: figures.brands },
          { title: "Marja pe clienți", table: "marja-clienti", rows: figures.customers },
        ]
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, table, rows }) => (
            <Panel key={table} title={title}>
              <MarginTable caption={title} rows={rows} />
              <CsvLink period={period} table={table} />
            </Panel>
          ))}
      </Panels>
    </>
  );
}

const SHOWN = 10;

function MarginTable({ caption, rows }: { caption: string; rows: MarginFigures["products"] }) {
  return (
    <ScrolledTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Denumire</th>
          <th scope="col" className={styles.number}>
            Bucăți
          </th>
          <th scope="col" className={styles.number}>
            Fără TVA
          </th>
          <th scope="col" className={styles.number}>
            Marjă
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map((row) => (
          <tr key={`${row.id} ${row.name}`}>
            <th scope="row">{row.name}</th>
            <td className={styles.number}>{wholeNumber(row.pieces)}</td>
            <td className={styles.number}>{formatOfficeLei(row.net)}</td>
            <td className={styles.number}>{marginText(row)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

/** Returns the margin as text. It is unknown if no sale has a known cost. */
function marginText({ margin, percent, net, unknown }: MarginFigures["now"]): string {
  if (margin === null || (net === 0 && unknown !== 0)) return "necunoscută";
  return percent === null
    ? formatOfficeLei(margin)
    : `${formatOfficeLei(margin)} (${percent.toLocaleString("ro")} %)`;
}
