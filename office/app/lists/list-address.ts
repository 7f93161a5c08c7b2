/** A list's state in its URL: filters, sort order, columns and page. */
import { dayText, isDay } from "../components/time/day.ts";

interface FilterBase {
  key: string;
  label: string;
}
export type Filter =
  | (FilterBase & { kind: "choice"; options: { value: string; label: string }[] })
  | (FilterBase & { kind: "text"; verb: string })
  | (FilterBase & { kind: "day"; verb: string });

export interface Column {
  key: string;
  label: string;
  isSortable?: boolean;
  isNumber?: boolean;
  isExtra?: boolean;
  isName?: boolean;
  /** Number of the grid column below which the column moves in a narrow table; 0 for the next free place. */
  below?: number;
  /** In narrow tables, the column is shown under the name, in half or full width. */
  more?: "half" | "line";
}

export interface ListShape {
  columns: Column[];
  filters: Filter[];
  usual?: string;
  sort: Sort;
}
export interface Sort {
  by: string;
  isDescending: boolean;
}

export interface ListState {
  filters: Record<string, string>;
  sort: Sort;
  columns: string[];
  page: number;
}

const PAGE = "pagina";
const SORT = "ordine";
const COLUMNS = "coloane";
const OWN_KEYS = [PAGE, SORT, COLUMNS];
const MAX_CHARACTERS = 100;

/** Parses a list's state from a URL's query. Ignores unknown parameters and values. */
export function readList(shape: ListShape, query: URLSearchParams): ListState {
  const filters: Record<string, string> = {};
  for (const filter of shape.filters) {
    const value = lineIn(query, filter.key);
    if (value !== "" && isValueOf(filter, value)) filters[filter.key] = value;
  }
  return { filters, sort: sortIn(shape, query), columns: columnsIn(shape, query), page: pageIn(query) };
}

/** Returns whether a query contains filters that no longer exist. Batch actions must not run then. */
export function needsMore(shape: ListShape, query: URLSearchParams): boolean {
  const { filters } = readList(shape, query);
  return [...query.keys()].some(
    (key) => !OWN_KEYS.includes(key) && lineIn(query, key) !== "" && filters[key] === undefined,
  );
}

export function lineIn(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS);
}

/** Returns the query for a list's state, with "?" and without default values. */
export function listAddress(shape: ListShape, state: ListState): string {
  const query = new URLSearchParams();
  for (const { key } of shape.filters) {
    const value = state.filters[key];
    if (value !== undefined) query.set(key, value);
  }
  const { by, isDescending } = state.sort;
  if (by !== shape.sort.by || isDescending !== shape.sort.isDescending)
    query.set(SORT, isDescending ? `-${by}` : by);
  if (state.columns.join() !== usualColumns(shape).join())
    for (const column of state.columns) query.append(COLUMNS, column);
  if (state.page > 1) query.set(PAGE, String(state.page));
  const text = query.toString();
  return text === "" ? "?" : `?${text}`;
}

/** Returns the state with a filter set or removed, on the first page. */
export function withFilter(state: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _, ...otherFilters } = state.filters;
  return {
    ...state,
    page: 1,
    filters: value === undefined ? otherFilters : { ...otherFilters, [key]: value },
  };
}

/** Returns the state sorted by a column, or in reverse order if it is already sorted by that column. */
export function sortedBy(state: ListState, by: string): ListState {
  const isDescending = state.sort.by === by && !state.sort.isDescending;
  return { ...state, page: 1, sort: { by, isDescending } };
}

/** Describes a filter in one sentence. */
export function filterSentence(filter: Filter, value: string): string {
  if (filter.kind === "choice")
    return `${filter.label} este ${filter.options.find((option) => option.value === value)?.label ?? value}`;
  return `${filter.label} ${filter.verb} ${filter.kind === "day" ? dayText(value) : `„${value}”`}`;
}

/** Returns the list's query parameters for hidden fields, except those in `without`. */
export function carriedFields(
  shape: ListShape,
  state: ListState,
  without: readonly string[],
): { name: string; value: string }[] {
  const query = new URLSearchParams(listAddress(shape, { ...state, page: 1 }));
  return [...query].filter(([name]) => !without.includes(name)).map(([name, value]) => ({ name, value }));
}

export const COLUMNS_KEY = COLUMNS;

function isValueOf(filter: Filter, value: string): boolean {
  if (filter.kind === "choice") return filter.options.some((option) => option.value === value);
  if (filter.kind === "day") return isDay(value);
  return true;
}

function sortIn(shape: ListShape, query: URLSearchParams): Sort {
  const text = query.get(SORT) ?? "";
  const by = text.replace(/^-/, "");
  const isKnown = shape.columns.some((column) => column.key === by && column.isSortable);
  return isKnown ? { by, isDescending: text.startsWith("-") } : shape.sort;
}

function columnsIn(shape: ListShape, query: URLSearchParams): string[] {
  const chosen = query.getAll(COLUMNS);
  if (chosen.length === 0) return usualColumns(shape);
  return shape.columns.filter(({ key, isName }) => isName || chosen.includes(key)).map(({ key }) => key);
}

function usualColumns({ columns }: ListShape): string[] {
  return columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get(PAGE) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
