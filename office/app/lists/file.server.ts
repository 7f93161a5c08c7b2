/** Exports a list as a spreadsheet file, streamed page by page. */
import { basename } from "node:path";
import type { Cell } from "./cells.ts";
import { csvStream } from "./csv.server.ts";
import { xlsxStream } from "./xlsx.server.ts";

export interface FilePage {
  rows: Cell[][];
  hasMore: boolean;
}

const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Returns a list as a CSV or XLSX response. Reads the first page early, so that it can still throw an error
 * page.
 */
export async function fileAnswer(
  url: Pick<URL, "pathname">,
  head: string[],
  read: (page: number) => Promise<FilePage>,
): Promise<Response> {
  const name = basename(url.pathname);
  const isWorkbook = name.endsWith(".xlsx");
  const first = await read(1);
  const pages = pagesOf(first, read);
  return new Response(isWorkbook ? xlsxStream(head, pages, first.rows) : csvStream(head, pages), {
    headers: {
      "content-type": isWorkbook ? XLSX : CSV,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* pagesOf(
  first: FilePage,
  read: (page: number) => Promise<FilePage>,
): AsyncGenerator<Cell[][]> {
  let { rows, hasMore } = first;
  for (let page = 2; ; page += 1) {
    yield rows;
    if (!hasMore) return;
    ({ rows, hasMore } = await read(page));
  }
}
