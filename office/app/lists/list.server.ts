import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Context } from "../session/session.server.ts";
import { mayDo } from "../session/staff.server.ts";
import type { Cell } from "./cells.ts";
import { fileAnswer } from "./file.server.ts";
import { readList } from "./list-address.ts";
import type { ListShape, ListState } from "./list-address.ts";

interface ListSource<Row> {
  shape: ListShape;
  read: (
    context: Context,
    state: ListState,
    page: number,
  ) => Promise<{ data: Row[]; meta: { total: number; last_page: number } }>;
}

/** Loads the page that the URL selects, and whether this person may edit. */
export async function loadList<Row>(
  context: Context,
  url: Pick<URL, "searchParams">,
  { shape, read, right }: ListSource<Row> & { right: Permission },
) {
  const state = readList(shape, url.searchParams);
  const [{ data: rows, meta }, may] = await Promise.all([read(context, state, state.page), mayDo(context)]);
  return { state, rows, paging: { total: meta.total, lastPage: meta.last_page }, mayEdit: may(right) };
}

export function listAsFile<Row>(
  context: Context,
  url: URL,
  {
    shape,
    read,
    head,
    cells,
  }: ListSource<Row> & {
    head: string[];
    cells: (row: Row) => Cell[];
  },
): Promise<Response> {
  const state = readList(shape, url.searchParams);
  return fileAnswer(url, head, async (page) => {
    const { data: rows, meta } = await read(context, state, page);
    return { rows: rows.map(cells), hasMore: page < meta.last_page };
  });
}
