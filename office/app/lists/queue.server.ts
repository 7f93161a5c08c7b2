import type { AnswerOf } from "@curat/contract/client";
import type { need } from "../session/api.server.ts";
import type { Context } from "../session/session.server.ts";
import type { Cell } from "./cells.ts";
import { fileAnswer } from "./file.server.ts";
import { readList } from "./list-address.ts";
import type { ListShape, ListState } from "./list-address.ts";

interface QueuePage {
  q: string | undefined;
  sort: "newest" | "oldest";
  page: string;
  per_page?: string;
}

type ListCall = Parameters<typeof need>[1];
type RowOf<C extends ListCall> = AnswerOf<C> extends { data: (infer Row)[] } ? Row : never;

export interface Queue<C extends ListCall> {
  shape: ListShape;
  read: (
    context: Context,
    filters: ListState["filters"],
    page: QueuePage,
  ) => Promise<{ data: RowOf<C>[]; meta: { total: number; last_page: number } }>;
  columns: [head: string, cell: (row: RowOf<C>) => Cell][];
}

const FILE_PAGE = "200";

export async function loadQueue<C extends ListCall>(context: Context, url: URL, { shape, read }: Queue<C>) {
  const state = readList(shape, url.searchParams);
  const { data: rows, meta } = await read(context, state.filters, pageOf(state, state.page));
  return { state, rows, total: meta.total, lastPage: meta.last_page };
}

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
