/** Queues of what customers ask: a page of one, and all of it as a file. */
import type { AnswerOf } from "@curat/contract/client";
import type { need } from "../session/api.server.ts";
import type { Context } from "../session/session.server.ts";
import type { Cell } from "./cells.ts";
import { fileAnswer } from "./file.server.ts";
import { readList } from "./list-address.ts";
import type { ListShape, ListState } from "./list-address.ts";

/** What every queue is asked for. */
interface QueuePage {
  q: string | undefined;
  sort: "newest" | "oldest";
  page: string;
  per_page?: string;
}

/** Of a call that answers a paged list. */
type ListCall = Parameters<typeof need>[1];
type RowOf<C extends ListCall> = AnswerOf<C> extends { data: (infer Row)[] } ? Row : never;

export interface Queue<C extends ListCall> {
  shape: ListShape;
  /** Asks for a page; `filters` are those of the address that the shape knows. */
  read: (
    context: Context,
    filters: ListState["filters"],
    page: QueuePage,
  ) => Promise<{ data: RowOf<C>[]; meta: { total: number; last_page: number } }>;
  /** The file's columns: how each is called, and what of a row stands in it. */
  columns: [head: string, cell: (row: RowOf<C>) => Cell][];
}

const FILE_PAGE = "200";

/** The page that the address says. */
export async function loadQueue<C extends ListCall>(context: Context, url: URL, { shape, read }: Queue<C>) {
  const state = readList(shape, url.searchParams);
  const { data: rows, meta } = await read(context, state.filters, pageOf(state, state.page));
  return { state, rows, total: meta.total, lastPage: meta.last_page };
}

/** All of it, as the address filters it. */
export function queueAsFile<C extends ListCall>(
  context: Context,
  url: URL,
  { shape, read, columns }: Queue<C>,
): Promise<Response> {
  const state = readList(shape, url.searchParams);
  const head = columns.map(([label]) => label);
  return fileAnswer(url, head, async (page) => {
    const requested = { ...pageOf(state, page), per_page: FILE_PAGE };
    const { data, meta } = await read(context, state.filters, requested);
    return {
      rows: data.map((row) => columns.map(([, cell]) => cell(row))),
      hasMore: page < meta.last_page,
    };
  });
}

function pageOf({ filters, sort }: ListState, page: number): QueuePage {
  return { q: filters.q, sort: sort.isDescending ? "newest" : "oldest", page: String(page) };
}
