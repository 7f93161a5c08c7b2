import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { STEP_KEYS, periodAddress, stepKey } from "../../../components/figures/figures-address.ts";
import type { RequestedPeriod } from "../../../components/figures/figures-address.ts";
import styles from "./figures.module.css";
import { addSynonym } from "./figures.server.ts";
import type { loadFigures } from "./figures.server.ts";
import { namedShares } from "./share-names.ts";
import { OwedPanel } from "../../../components/money/owed-panel.tsx";
import { SalesOverview } from "../../../components/figures/sales-overview.tsx";
import { BuyerPanels, CartPanel } from "./buyer-figures.tsx";
import { CsvLink } from "./csv-link.tsx";
import { MarginFiguresPanel } from "./margin-figures.tsx";
import { ShareTable } from "./share-table.tsx";
import { SalesTable } from "./sales-table.tsx";
import { texts } from "./texts.ts";
import { WordTable } from "./search-term-table.tsx";

export { loadFigures as loader } from "./figures.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => addSynonym(request, context, url);

export const meta = titled("Cifre");

const BLOCKS = [
  { id: "vanzari", name: "Vânzări" },
  { id: "produse", name: "Produse și categorii" },
  { id: "plati", name: "Plată și livrare" },
  { id: "canale", name: "Canale" },
  { id: "clienti", name: "Clienți" },
  { id: "cosuri", name: "Coșuri" },
  { id: "de-incasat", name: "De încasat" },
  { id: "marja", name: "Marjă" },
  { id: "cautari-fara-rezultat", name: "Căutări" },
];

export default function FiguresScreen() {
  const { period, quick, figures, mayAddSynonyms } = useLoaderData<typeof loadFigures>();
  const soldRows = (sold: { name: string; pieces: number; sales: number }[]) =>
    sold.map(({ name, pieces, sales }) => ({ name, count: pieces, sales }));
  const shareRows = (shares: { name: string; orders: number; sales: number }[]) =>
    shares.map(({ name, orders, sales }) => ({ name, count: orders, sales }));
  const hidden = new Set([
    figures?.buyers ? "" : "clienti",
    figures?.margin ? "" : "marja",
    figures?.owed ? "" : "de-incasat",
  ]);
  return (
    <Page title="Cifre">
      <PeriodForm period={period} quick={quick} />
      {figures === null ? (
        <p role="alert">
          Perioada nu este validă: data de început trebuie să fie înaintea celei de sfârșit, la cel mult doi
          ani distanță.
        </p>
      ) : (
        <>
          <nav className="cluster gap-x-4 gap-y-1 mb-4" aria-label="Pe această pagină">
            {BLOCKS.filter(({ id }) => !hidden.has(id)).map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
          <Panel title="Vânzări" id="vanzari">
            <SalesOverview figures={figures.sales} by={period.by} />
            <details>
              <summary className={buttonClass("quiet")}>Aceleași cifre, în tabel</summary>
              <SalesTable figures={figures.sales} by={period.by} />
            </details>
            <CsvLink period={period} table="vanzari" />
            <p className="hint">
              Comenzile plasate, cu TVA și livrare, fără cele anulate și refuzate. Banii restituiți nu sunt
              scăzuți. Zilele sunt cele din România.
            </p>
          </Panel>
          <Panels>
            {[
              {
                title: "Cele mai vândute produse",
                table: "produse",
                counted: "Bucăți",
                rows: soldRows(figures.shares.products),
              },
              {
                title: "Cele mai vândute categorii",
                table: "categorii",
                counted: "Bucăți",
                rows: soldRows(figures.shares.categories),
              },
              {
                title: "Metode de plată",
                table: "plati",
                counted: "Comenzi",
                rows: shareRows(figures.shares.payments),
              },
              {
                title: "Metode de livrare",
                table: "livrari",
                counted: "Comenzi",
                rows: shareRows(figures.shares.deliveries),
              },
              {
                title: "Canale de vânzare",
                table: "canale",
                counted: "Comenzi",
                rows: shareRows(namedShares(figures.shares.channels)),
              },
              {
                title: "Persoane și firme",
                table: "cumparatori",
                counted: "Comenzi",
                rows: shareRows(namedShares(figures.shares.buyers)),
              },
            ].map(({ title, table, counted, rows }) => (
              <Panel key={table} title={title} id={table}>
                <ShareTable caption={title} counted={counted} rows={rows} />
                <CsvLink period={period} table={table} />
              </Panel>
            ))}
          </Panels>
          {figures.buyers && <BuyerPanels figures={figures.buyers} period={period} />}
          <Panels>
            <CartPanel figures={figures.carts} period={period} />
          </Panels>
          {figures.owed && <OwedPanel owed={figures.owed} id="de-incasat" />}
          {figures.margin && <MarginFiguresPanel figures={figures.margin} period={period} />}
          <Panels>
            {[
              {
                title: "Căutări fără rezultat",
                table: "cautari-fara-rezultat",
                words: figures.searches.empty,
                hasSynonyms: mayAddSynonyms,
              },
              { title: "Cele mai căutate cuvinte", table: "cautari", words: figures.searches.most },
            ].map(({ title, table, ...shown }) => (
              <Panel key={table} title={title} id={table}>
                <WordTable caption={title} {...shown} />
                <CsvLink period={period} table={table} />
              </Panel>
            ))}
          </Panels>
          <p className="hint">
            Căutările din magazin se numără anonim și se păstrează 90 de zile. Textele care par e-mailuri,
            telefoane sau alte numere lungi nu se păstrează; roboții nu se numără. „Găsite” înseamnă produsele
            de la ultima căutare; fișierul conține primele 50.
          </p>
        </>
      )}
    </Page>
  );
}

function PeriodForm({
  period,
  quick,
}: {
  period: RequestedPeriod;
  quick: { name: string; period: RequestedPeriod }[];
}) {
  return (
    <Form className={`cluster gap-3 items-end mb-4 ${styles.period}`} key={periodAddress(period)}>
      <nav className="cluster gap-2" aria-label="Perioade">
        {quick.map(({ name, period: each }) => (
          <Link
            key={name}
            to={periodAddress(each)}
            className={buttonClass("secondary")}
            aria-current={periodAddress(each) === periodAddress(period) ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <label className="stack gap-1 text-s">
        Din <input type="date" name="din" defaultValue={period.from} required />
      </label>
      <label className="stack gap-1 text-s">
        Până la <input type="date" name="pana" defaultValue={period.to} required />
      </label>
      <label className="stack gap-1 text-s">
        Pe{" "}
        <select name="pe" defaultValue={stepKey(period.by)}>
          {STEP_KEYS.map((key) => (
            <option key={key} value={key}>
              {texts.steps[key]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary">Afișează</Button>
    </Form>
  );
}
