import { Download } from "lucide-react";
import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { STEP_KEYS, periodAddress, stepKey } from "./figures-address.ts";
import type { AskedPeriod } from "./figures-address.ts";
import styles from "./figures.module.css";
import { addSynonym, loadFigures } from "./figures.server.ts";
import { SalesOverview, SalesTable } from "./sales-figures.tsx";
import { ShareTable } from "./share-table.tsx";
import { texts } from "./texts.ts";
import { WordTable } from "./word-table.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFigures(context, url);

export const action = ({ request, context, url }: ActionFunctionArgs) => addSynonym(request, context, url);

export const meta = titled(texts.title);

export default function FiguresScreen() {
  const { period, quick, figures, mayAddSynonyms } = useLoaderData<typeof loader>();
  const soldRows = (sold: { name: string; pieces: number; sales: number }[]) =>
    sold.map(({ name, pieces, sales }) => ({ name, count: pieces, sales }));
  const wayRows = (ways: { name: string; orders: number; sales: number }[]) =>
    ways.map(({ name, orders, sales }) => ({ name, count: orders, sales }));
  return (
    <Page title={texts.title}>
      <PeriodForm period={period} quick={quick} />
      {figures === null ? (
        <p role="alert">{texts.wrong}</p>
      ) : (
        <>
          <Panel title={texts.sales}>
            <SalesOverview figures={figures.sales} by={period.by} />
            <details>
              <summary className={buttonClass("quiet")}>{texts.asTable}</summary>
              <SalesTable figures={figures.sales} by={period.by} />
            </details>
            <CsvLink period={period} table="vanzari" />
            <p className={styles.note}>{texts.note}</p>
          </Panel>
          <Panels>
            {[
              {
                title: texts.products,
                table: "produse",
                counted: texts.pieces,
                rows: soldRows(figures.shares.products),
              },
              {
                title: texts.categories,
                table: "categorii",
                counted: texts.pieces,
                rows: soldRows(figures.shares.categories),
              },
              {
                title: texts.payments,
                table: "plati",
                counted: texts.orders,
                rows: wayRows(figures.shares.payments),
              },
              {
                title: texts.deliveries,
                table: "livrari",
                counted: texts.orders,
                rows: wayRows(figures.shares.deliveries),
              },
            ].map(({ title, table, counted, rows }) => (
              <Panel key={table} title={title}>
                <ShareTable caption={title} counted={counted} rows={rows} />
                <CsvLink period={period} table={table} />
              </Panel>
            ))}
          </Panels>
          <Panels>
            {[
              {
                title: texts.emptySearches,
                table: "cautari-fara-rezultat",
                words: figures.searches.empty,
                hasSynonyms: mayAddSynonyms,
              },
              { title: texts.searches, table: "cautari", words: figures.searches.most },
            ].map(({ title, table, ...shown }) => (
              <Panel key={table} title={title}>
                <WordTable caption={title} {...shown} />
                <CsvLink period={period} table={table} />
              </Panel>
            ))}
          </Panels>
          <p className={styles.note}>{texts.wordsNote}</p>
        </>
      )}
    </Page>
  );
}

function PeriodForm({
  period,
  quick,
}: {
  period: AskedPeriod;
  quick: { days: number; period: AskedPeriod }[];
}) {
  return (
    <Form className={styles.period} key={periodAddress(period)}>
      <nav aria-label={texts.quick}>
        {quick.map(({ days, period: each }) => (
          <Link
            key={days}
            to={periodAddress(each)}
            className={buttonClass("secondary")}
            aria-current={periodAddress(each) === periodAddress(period) ? "page" : undefined}
          >
            {texts.lastDays(days)}
          </Link>
        ))}
      </nav>
      <label>
        {texts.from} <input type="date" name="din" defaultValue={period.from} required />
      </label>
      <label>
        {texts.to} <input type="date" name="pana" defaultValue={period.to} required />
      </label>
      <label>
        {texts.by}{" "}
        <select name="pe" defaultValue={stepKey(period.by)}>
          {STEP_KEYS.map((key) => (
            <option key={key} value={key}>
              {texts.steps[key]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary">{texts.show}</Button>
    </Form>
  );
}

function CsvLink({ period, table }: { period: AskedPeriod; table: string }) {
  return (
    <p>
      <a
        href={`/admin/cifre.csv${periodAddress(period)}&tabel=${table}`}
        download
        className={buttonClass("quiet")}
      >
        <Download aria-hidden size={18} /> {texts.csv}
      </a>
    </p>
  );
}
