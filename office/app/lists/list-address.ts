/** A list's state as its address: filters, order, columns and page. Whatever somebody wrote there, a list is shown. */
import { dayText, isDay } from "../components/time/day.ts";

interface FilterBase {
  /** The key in the address. */
  key: string;
  /** As the sentence says it: "Stare este nouă". */
  label: string;
}
export type Filter =
  | (FilterBase & { kind: "choice"; options: { value: string; label: string }[] })
  | (FilterBase & { kind: "text"; verb: string })
  | (FilterBase & { kind: "day"; verb: string });

export interface Column {
  key: string;
  label: string;
  /** Can be put in order. */
  isSortable?: boolean;
  isNumber?: boolean;
  /** Hidden until it is chosen. */
  isExtra?: boolean;
  /** What a row is called by: always shown, and the title of its card on a phone. */
  isName?: boolean;
  /** Says more of the row: where the table is narrow, its screen may set it below that column, 0 for the next free place. */
  below?: number;
  /**
   * Says more of the row, too, but in every list in one way: while the table has no room for it beside the others it stands
   * under the name, half its width or the whole of it.
   */
  more?: "half" | "line";
}

export interface ListShape {
  columns: Column[];
  filters: Filter[];
  /** What the list shows by itself, where that is not everything. */
  usual?: string;
  /** The order where the address says none. */
  sort: Sort;
}
export interface Sort {
  by: string;
  isDescending: boolean;
}

export interface ListState {
  filters: Record<string, string>;
  sort: Sort;
  /** Keys of the columns that are shown, in the order of the shape. */
  columns: string[];
  page: number;
}

const PAGE = "pagina";
const SORT = "ordine";
const COLUMNS = "coloane";
const OWN_KEYS = [PAGE, SORT, COLUMNS];
const MAX_CHARACTERS = 100;

/** Reads an address; what the list does not know is left out. */
export function readList(shape: ListShape, query: URLSearchParams): ListState {
  const filters: Record<string, string> = {};
  for (const filter of shape.filters) {
    const value = lineIn(query, filter.key);
    if (value !== "" && isValueOf(filter, value)) filters[filter.key] = value;
  }
  return { filters, sort: sortIn(shape, query), columns: columnsIn(shape, query), page: pageIn(query) };
}

/** Whether an address asks for something that the list no longer has: what is acted on by it would be another list. */
export function asksForMore(shape: ListShape, query: URLSearchParams): boolean {
  const { filters } = readList(shape, query);
  return [...query.keys()].some(
    (key) => !OWN_KEYS.includes(key) && lineIn(query, key) !== "" && filters[key] === undefined,
  );
}

/** What stands at a key of an address, as one line that can be searched for. */
export function lineIn(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS);
}

/** The address of a state, as a query with its "?"; what is as usual is left out. */
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

/** A state with another filter, or without it; it begins at its first page. */
export function withFilter(state: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [key]: value } };
}

/** A state in the order of a column; the same column once more turns the order round. */
export function sortedBy(state: ListState, by: string): ListState {
  const isDescending = state.sort.by === by && !state.sort.isDescending;
  return { ...state, page: 1, sort: { by, isDescending } };
}

/** A filter as people read it. */
export function filterSentence(filter: Filter, value: string): string {
  if (filter.kind === "choice")
    return `${filter.label} este ${filter.options.find((option) => option.value === value)?.label ?? value}`;
  return `${filter.label} ${filter.verb} ${filter.kind === "day" ? dayText(value) : `„${value}”`}`;
}

/** The fields that a form of the list carries along, but for those that it asks itself. */
export function carriedFields(
  shape: ListShape,
  state: ListState,
  without: readonly string[],
): { name: string; value: string }[] {
  const query = new URLSearchParams(listAddress(shape, { ...state, page: 1 }));
  return [...query].filter(([name]) => !without.includes(name)).map(([name, value]) => ({ name, value }));
}

/** The key of the columns in the address. */
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
