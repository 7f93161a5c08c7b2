import { Download } from "lucide-react";
import { Form, Link, useLoaderData } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { type RequestedBook, BOOK_KEYS, bookAddress } from "./books-address.ts";
import styles from "./books.module.css";
import type { loadBooks } from "./books.server.ts";
import { type BookColumn, type BookRow, valueText } from "./books-table.ts";
import { texts } from "./texts.ts";

export { loadBooks as loader } from "./books.server.ts";

export const meta = titled("Registre");

type Loaded = Awaited<ReturnType<typeof loadBooks>>;

export default function Books() {
  const { asked, quick, books, shown } = useLoaderData<typeof loadBooks>();
  return (
    <Page title="Registre">
      <BookTabs asked={asked} books={books} />
      <p>{texts.intros[asked.book]}</p>
      <PeriodForm asked={asked} quick={quick} />
      {shown === null ? (
        <p role="alert">Perioada nu este validă: data de început trebuie să fie înaintea celei de sfârșit.</p>
      ) : (
        <BookTable asked={asked} shown={shown} />
      )}
    </Page>
  );
}

function BookTabs({ asked, books }: Pick<Loaded, "asked" | "books">) {
  return (
    <nav aria-label="Registrul" className={`mb-4 scroll-x ${styles.tabs}`}>
      <ul className="list row">
        {books.map(([key, book]) => (
          <li key={key}>
            <Link
              className="row items-center min-h-touch px-3 no-underline nowrap"
              to={bookAddress({ ...asked, book, after: 0 })}
              aria-current={book === asked.book ? "page" : undefined}
            >
              {texts.books[book]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PeriodForm({ asked, quick }: Pick<Loaded, "asked" | "quick">) {
  const { book, from, to } = asked;
  const [key] = BOOK_KEYS.find(([, one]) => one === book) ?? [""];
  return (
    <Form className="cluster gap-3 items-end my-4" key={bookAddress(asked)}>
      <nav className="cluster gap-2" aria-label="Perioade">
        {quick.map(({ text, ...period }) => (
          <Link
            key={text}
            to={bookAddress({ book, ...period, after: 0 })}
            className={buttonClass("secondary")}
            aria-current={period.from === from && period.to === to ? "page" : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      <input
        className="min-h-touch px-3 bordered-strong rounded bg-paper"
        type="hidden"
        name="registru"
        value={key}
      />
      <label className="stack gap-1 text-s">
        Din{" "}
        <input
          className="min-h-touch px-3 bordered-strong rounded bg-paper"
          type="date"
          name="din"
          defaultValue={from}
          required
        />
      </label>
      <label className="stack gap-1 text-s">
        Până la{" "}
        <input
          className="min-h-touch px-3 bordered-strong rounded bg-paper"
          type="date"
          name="pana"
          defaultValue={to}
          required
        />
      </label>
      <Button variant="secondary">Afișează</Button>
    </Form>
  );
}

function BookTable({ asked, shown }: { asked: RequestedBook; shown: NonNullable<Loaded["shown"]> }) {
  const { columns, rows, totals, next } = shown;
  const address = bookAddress({ ...asked, after: 0 });
  const title = texts.books[asked.book];
  const shape = shapeOf(columns);
  const state = { filters: {}, sort: shape.sort, columns: shape.columns.map(({ key }) => key), page: 1 };
  return (
    <>
      {totals.length > 0 && (
        <Panel title="Totalul perioadei">
          <FactList facts={totals} />
        </Panel>
      )}
      {rows.length === 0 ? (
        <p>Nu există date pentru această perioadă.</p>
      ) : (
        <>
          <p className="cluster gap-2 my-3">
            {[
              { format: "csv", text: "Descarcă CSV" },
              { format: "xlsx", text: "Descarcă XLSX" },
            ].map(({ format, text }) => (
              <a
                key={format}
                href={`/admin/registre.${format}${address}`}
                download
                className={buttonClass("quiet")}
              >
                <Download aria-hidden size={18} /> {text}
              </a>
            ))}
          </p>
          <div className={styles.book}>
            <DataTable
              caption={title}
              shape={shape}
              state={state}
              rows={rows.map((row) => shownRow(columns, row))}
            />
          </div>
        </>
      )}
      <p className="cluster gap-2 my-3">
        {asked.after > 0 && (
          <Link to={address} className={buttonClass("secondary")}>
            De la început
          </Link>
        )}
        {next !== null && (
          <Link to={bookAddress({ ...asked, after: next })} rel="next" className={buttonClass("secondary")}>
            Rândurile următoare
          </Link>
        )}
      </p>
    </>
  );
}

function shapeOf(columns: readonly BookColumn[]): ListShape {
  return {
    columns: columns.map(({ label, kind, below }, index) => ({
      key: String(index),
      label,
      isName: kind === "name",
      below,
      isNumber: ["lei", "pieces", "kilograms"].includes(kind),
    })),
    filters: [],
    sort: { by: "", isDescending: false },
  };
}

function shownRow(columns: readonly BookColumn[], { id, values, to }: BookRow) {
  const cells = columns.map(({ kind }, index) => {
    const text = valueText(kind, values[index] ?? null);
    return [String(index), kind === "name" && to !== null ? <Link to={to}>{text}</Link> : text] as const;
  });
  return { id, cells: Object.fromEntries(cells) };
}
