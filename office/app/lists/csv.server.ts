/** A list as a file for spreadsheets, streamed page by page, so that its size is no matter. */

/** Semicolons and a mark of UTF-8: as Excel opens files where decimals have commas. */
const SEPARATOR = ";";
const MARK = "\uFEFF";

export interface CsvPage {
  rows: (string | number | null)[][];
  hasMore: boolean;
}

/** Answers a list as CSV; `read` is asked for one page after the other, until one is the last. */
export function csvAnswer(
  fileName: string,
  head: string[],
  read: (page: number) => Promise<CsvPage>,
): Response {
  const encoder = new TextEncoder();
  let page = 1;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(MARK + csvLine(head)));
    },
    async pull(controller) {
      const { rows, hasMore } = await read(page);
      page += 1;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(csvLine).join("")));
      if (!hasMore) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
}

/** One line; a text that a spreadsheet would run as a formula is kept a text. */
export function csvLine(values: (string | number | null)[]): string {
  return `${values.map(csvValue).join(SEPARATOR)}\r\n`;
}

function csvValue(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
