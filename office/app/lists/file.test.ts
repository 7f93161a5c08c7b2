import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { dayCell, momentCell } from "./cells.ts";
import type { Cell } from "./cells.ts";
import { csvLine } from "./csv.server.ts";
import { fileAnswer } from "./file.server.ts";

const at = (path: string) => new URL(`https://curat.ro/admin${path}`);

describe("CSV line", () => {
  it.each<[Cell[], string]>([
    [["Ana", 12.5, null], "Ana;12,5;\r\n"],
    [['spune "da"; apoi pleacă', "două\nrânduri"], '"spune ""da""; apoi pleacă";"două\nrânduri"\r\n'],
    [["=HYPERLINK(1)", "+40721", "@x", "＝1", -3], "'=HYPERLINK(1);'+40721;'@x;'＝1;-3\r\n"],
    [[momentCell("2026-07-01T09:30:00Z"), dayCell("2026-11-02")], "01.07.2026, 12:30;02.11.2026\r\n"],
  ])("csvLine formats %j", (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});

it("an export contains every page of the list, and its file is named after the URL", async () => {
  const requested: number[] = [];
  const answer = await fileAnswer(at("/comenzi.csv?stare=new"), ["Număr"], async (page) => {
    requested.push(page);
    return { rows: [[page]], hasMore: page < 3 };
  });
  expect(requested).toEqual([1]);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="comenzi.csv"');
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe("\uFEFFNumăr\r\n1\r\n2\r\n3\r\n");
  expect(requested).toEqual([1, 2, 3]);
});

it("an export without permission fails before the file begins", async () => {
  const refused = fileAnswer(at("/comenzi.xlsx"), [], () => Promise.reject(new Error("403")));
  await expect(refused).rejects.toThrow("403");
});

it("a workbook stores numbers and Romanian times, and does not run texts as formulas", async () => {
  const rows: Cell[][] = [
    ["Țăndărică & <fiul>", 12.5, momentCell("2026-07-01T09:30:00Z"), dayCell("2026-11-02"), "=1+1"],
    ["+40721", -3, null, null, "@x"],
    ["\u0001două\nrânduri", 0, momentCell("2026-12-31T23:59:00Z"), null, "a".repeat(40_000)],
  ];
  const answer = await fileAnswer(
    at("/comenzi.xlsx"),
    ["Client", "Total", "La", "Zi", "Text"],
    async (page) => ({
      rows: rows.slice(page - 1, page),
      hasMore: page < rows.length,
    }),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [sheet] = await readXlsxFile(bytes);
  // The reader's floating-point arithmetic loses milliseconds.
  const read = sheet?.data.map((row) =>
    row.map((cell) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell)),
  );
  expect(read).toEqual([
    ["Client", "Total", "La", "Zi", "Text"],
    ["Țăndărică & <fiul>", 12.5, new Date("2026-07-01T12:30:00Z"), new Date("2026-11-02T00:00:00Z"), "=1+1"],
    ["+40721", -3, null, null, "@x"],
    ["două\nrânduri", 0, new Date("2027-01-01T01:59:00Z"), null, "a".repeat(32_767)],
  ]);
});
