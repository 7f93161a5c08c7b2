/** State of a list in its address: filters, sort order, columns and page. Invalid parameters are ignored. */
import { dayText, isDay } from "../components/time/day.ts";

interface FilterBase {
  /** Query parameter. */
  key: string;
  /** Label in the sentence "Stare este nouă". */
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
  /** Hidden by default. */
  isExtra?: boolean;
  /** The row's name: always shown, and the title of its card on a phone. */
  isName?: boolean;
  /**
   * A secondary value: in a narrow table its screen may place it under that column, 0 for the next free one.
   */
  below?: number;
  /**
   * A secondary value that every list places the same way: in a narrow table it is under the name, with half
   * or full width.
   */
  more?: "half" | "line";
}

export interface ListShape {
  columns: Column[];
  filters: Filter[];
  /** Label of the default filter, if the list has one. */
  usual?: string;
  /** Default order. */
  sort: Sort;
}
export interface Sort {
  by: string;
  isDescending: boolean;
}

export interface ListState {
  filters: Record<string, string>;
  sort: Sort;
  /** Keys of the visible columns, in the order of the shape. */
  columns: string[];
  page: number;
}

const PAGE = "pagina";
const SORT = "ordine";
const COLUMNS = "coloane";
const OWN_KEYS = [PAGE, SORT, COLUMNS];
const MAX_CHARACTERS = 100;

/** Reads the state from an address; unknown parameters and values are ignored. */
export function readList(shape: ListShape, query: URLSearchParams): ListState {
  const filters: Record<string, string> = {};
  for (const filter of shape.filters) {
    const value = lineIn(query, filter.key);
    if (value !== "" && isValueOf(filter, value)) filters[filter.key] = value;
  }
  return { filters, sort: sortIn(shape, query), columns: columnsIn(shape, query), page: pageIn(query) };
}

/**
 * Returns whether an address has filters that no longer exist; acting on the list would then affect other
 * rows.
 */
export function needsMore(shape: ListShape, query: URLSearchParams): boolean {
  const { filters } = readList(shape, query);
  return [...query.keys()].some(
    (key) => !OWN_KEYS.includes(key) && lineIn(query, key) !== "" && filters[key] === undefined,
  );
}

/** Returns a query parameter as a single line of text. */
export function lineIn(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS);
}

/** Returns the query of a state with its "?", without default values. */
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

/** Returns the state with a filter set or removed, at the first page. */
export function withFilter(state: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [key]: value } };
}

/** Returns the state sorted by a column; sorting by the same column reverses the order. */
export function sortedBy(state: ListState, by: string): ListState {
  const isDescending = state.sort.by === by && !state.sort.isDescending;
  return { ...state, page: 1, sort: { by, isDescending } };
}

/** Returns the filter as a sentence. */
export function filterSentence(filter: Filter, value: string): string {
  if (filter.kind === "choice")
    return `${filter.label} este ${filter.options.find((option) => option.value === value)?.label ?? value}`;
  return `${filter.label} ${filter.verb} ${filter.kind === "day" ? dayText(value) : `„${value}”`}`;
}

/** Returns the parameters that a form must carry, except those it has inputs for. */
export function carriedFields(
  shape: ListShape,
  state: ListState,
  without: readonly string[],
): { name: string; value: string }[] {
  const query = new URLSearchParams(listAddress(shape, { ...state, page: 1 }));
  return [...query].filter(([name]) => !without.includes(name)).map(([name, value]) => ({ name, value }));
}

/** Query parameter of the columns. */
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
