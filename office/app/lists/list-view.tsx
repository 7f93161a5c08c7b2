import { Download, Search, X } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { COLUMNS_KEY, carriedFields, filterSentence, listAddress, withFilter } from "./list-address.ts";
import type { Filter, ListShape, ListState } from "./list-address.ts";
import styles from "./list-view.module.css";
import { BulkResult } from "./selection/bulk-result.tsx";
import { Selectable } from "./selection/selectable.tsx";
import type { BulkAction } from "./selection/selection.ts";
import { ViewTabs } from "./views/view-tabs.tsx";
import { countOf } from "@curat/contract/quantity-text.values";
import { wholeNumber } from "@curat/contract/lei.values";

export interface ListViewProps {
  shape: ListShape;
  state: ListState;
  paging: { total: number; lastPage: number; isMore?: boolean | undefined };
  /** The list's spreadsheet file, without the format's extension. */
  file?: string | undefined;
  /** Full export with the current filters; absent without the permission. */
  exportTo?: string | undefined;
  actions?: BulkAction[];
  pageOf?: (id: number) => string;
  empty?: string;
  /** Set if the page has its own search form. */
  hasOwnSearch?: boolean;
  children: ReactNode;
}

export function ListView(props: ListViewProps) {
  const {
    shape,
    state,
    paging,
    file,
    exportTo,
    actions = NO_ACTIONS,
    pageOf,
    hasOwnSearch,
    children,
  } = props;
  const { empty = shape.usual === undefined ? "Nu ai încă nimic aici." : "Nu ai nimic de făcut aici." } =
    props;
  const { total, lastPage, isMore = false } = paging;
  const set = shape.filters.filter(({ key }) => state.filters[key] !== undefined);
  const search = shape.filters.find(({ key, kind }) => key === SEARCH_KEY && kind === "text");
  const offered = shape.filters.filter((filter) => filter !== search);
  const address = listAddress(shape, { ...state, page: 1 });
  return (
    <>
      <BulkResult pageOf={pageOf} />
      <ViewTabs {...{ shape, state }} />
      <div className={`cluster justify-between gap-x-4 gap-y-2 text-s ${styles["list-view"]}`}>
        <fieldset className={`cluster items-center gap-2 ${styles.sentences}`} aria-label="Filtre">
          {search && !hasOwnSearch && <SearchForm filter={search} {...{ shape, state }} />}
          {set.map((filter) => (
            <FilterChip key={filter.key} {...{ filter, shape, state }} />
          ))}
          {offered.length > 0 && (
            // A new key closes the menu after navigation.
            <details key={address} className={`relative ${styles.drop}`} data-closes>
              <summary className={buttonClass("quiet")}>Adaugă un filtru</summary>
              <FilterForm {...{ shape, state }} filters={offered} />
            </details>
          )}
          {set.length > 1 && (
            <Link to={listAddress(shape, { ...state, filters: {}, page: 1 })}>Șterge filtrele</Link>
          )}
        </fieldset>
        <div className={`cluster items-center gap-2 ${styles.tools}`}>
          <details key={address} className={`relative ${styles.drop}`} data-closes>
            <summary className={buttonClass("quiet")}>Coloane</summary>
            <Form className={`card stack gap-3 p-4 bg-paper ${styles.form}`}>
              <Carried {...{ shape, state }} without={[COLUMNS_KEY]} />
              {shape.columns.map(({ key, label, isName }) => (
                <label key={key} className={`row items-center gap-2 ${styles.choice}`}>
                  <input
                    type="checkbox"
                    name={COLUMNS_KEY}
                    value={key}
                    defaultChecked={state.columns.includes(key)}
                    disabled={isName}
                  />
                  {label}
                </label>
              ))}
              <Button variant="secondary">Arată coloanele</Button>
            </Form>
          </details>
          {file !== undefined &&
            FORMATS.map(({ format, text }) => (
              <a
                key={format}
                href={`/admin${file}.${format}${address}`}
                download
                className={buttonClass("quiet")}
              >
                <Download aria-hidden size={18} /> {text}
              </a>
            ))}
          {exportTo !== undefined && (
            <Link to={exportTo} className={buttonClass("quiet")}>
              Exportă toate câmpurile
            </Link>
          )}
        </div>
      </div>
      <p className={`hint ${styles.count}`}>
        <output>
          {isMore
            ? `Peste ${wholeNumber(total)} de rezultate`
            : total === 1
              ? "Un rezultat"
              : countOf(total, "rezultate")}
        </output>
      </p>
      {total === 0 ? (
        <p className={`mb-4 rounded-card bg-paper text-center ${styles.none}`}>
          {set.length === 0 ? (
            empty
          ) : (
            <>
              Niciun rezultat cu aceste filtre.{" "}
              <Link to={listAddress(shape, { ...state, filters: {}, page: 1 })}>Arată toate</Link>
            </>
          )}
        </p>
      ) : state.page > lastPage ? (
        <p className={`mb-4 rounded-card bg-paper text-center ${styles.none}`}>
          {lastPage === 1 ? "Lista are o singură pagină." : `Lista are doar ${lastPage} pagini.`}{" "}
          <Link to={listAddress(shape, { ...state, page: lastPage })}>Mergi la ultima</Link>
        </p>
      ) : (
        <>
          {actions.length > 0 ? (
            // A new key clears the selection when the filters change.
            <Selectable key={JSON.stringify(state.filters)} {...{ shape, state, total, actions }}>
              {children}
            </Selectable>
          ) : (
            children
          )}
          <Pages {...{ shape, state, lastPage }} />
        </>
      )}
    </>
  );
}

const FORMATS = [
  { format: "csv", text: "Descarcă CSV" },
  { format: "xlsx", text: "Descarcă XLSX" },
];
const NO_ACTIONS: BulkAction[] = [];

const SEARCH_KEY = "q";

function SearchForm({ filter, shape, state }: { filter: Filter; shape: ListShape; state: ListState }) {
  const value = state.filters[filter.key] ?? "";
  return (
    <search aria-label="Caută în listă" className={styles.search}>
      <Form className="row items-center">
        <Carried {...{ shape, state }} without={[filter.key]} />
        <input
          key={value}
          type="search"
          name={filter.key}
          aria-label={filter.label}
          placeholder={filter.label}
          defaultValue={value}
          maxLength={100}
          className="w-full min-w-0 bordered-strong rounded bg-paper"
        />
        <button aria-label="Caută în listă" className="grid flex-none place-center w-touch h-touch">
          <Search aria-hidden size={18} />
        </button>
      </Form>
    </search>
  );
}

function FilterChip({ filter, shape, state }: { filter: Filter; shape: ListShape; state: ListState }) {
  const sentence = filterSentence(filter, state.filters[filter.key] ?? "");
  return (
    <span className={`inline-row items-center bordered-strong rounded bg-paper max-w-full ${styles.chip}`}>
      <details key={sentence} className={`relative ${styles.drop}`} data-closes>
        <summary>{sentence}</summary>
        <FilterForm {...{ shape, state }} filters={[filter]} />
      </details>
      <Link
        className="grid flex-none place-center w-touch h-touch"
        to={listAddress(shape, withFilter(state, filter.key, undefined))}
        aria-label={`Elimină filtrul „${sentence}”`}
      >
        <X aria-hidden size={16} />
      </Link>
    </span>
  );
}

function FilterForm({ filters, shape, state }: { filters: Filter[]; shape: ListShape; state: ListState }) {
  const id = useId();
  return (
    <Form className={`card stack gap-3 p-4 bg-paper ${styles.form}`}>
      <Carried {...{ shape, state }} without={filters.map(({ key }) => key)} />
      {filters.map((filter) => (
        <div key={filter.key} className={`stack gap-1 ${styles.field}`}>
          <label className="bold" htmlFor={`${id}-${filter.key}`}>
            {filter.kind === "choice" ? filter.label : `${filter.label} ${filter.verb}`}
          </label>
          <FilterControl id={`${id}-${filter.key}`} filter={filter} value={state.filters[filter.key] ?? ""} />
        </div>
      ))}
      <Button variant="secondary">Aplică</Button>
    </Form>
  );
}

function FilterControl({ id, filter, value }: { id: string; filter: Filter; value: string }) {
  if (filter.kind !== "choice")
    return (
      <input
        key={value}
        id={id}
        type={filter.kind === "day" ? "date" : "search"}
        name={filter.key}
        defaultValue={value}
        maxLength={100}
      />
    );
  return (
    <select key={value} id={id} name={filter.key} defaultValue={value}>
      <option value="">–</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Carried({ shape, state, without }: { shape: ListShape; state: ListState; without: string[] }) {
  return carriedFields(shape, state, without).map(({ name, value }) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

function Pages({ shape, state, lastPage }: { shape: ListShape; state: ListState; lastPage: number }) {
  if (lastPage < 2) return null;
  const to = (page: number) => listAddress(shape, { ...state, page });
  return (
    <nav aria-label="Pagini" className="row items-center gap-4 mt-4 text-s justify-center">
      {state.page > 1 && (
        <Link to={to(state.page - 1)} rel="prev" className={buttonClass("secondary")}>
          Înapoi
        </Link>
      )}
      <span>
        Pagina {state.page} din {lastPage}
      </span>
      {state.page < lastPage && (
        <Link to={to(state.page + 1)} rel="next" className={buttonClass("secondary")}>
          Înainte
        </Link>
      )}
    </nav>
  );
}
