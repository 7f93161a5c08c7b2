import { deflateRawSync } from "node:zlib";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { readTable } from "./read-table.ts";
import { formatOf } from "./table-format.ts";
import { FileFault } from "../file-fault.ts";

async function rowsOf(bytes: Uint8Array, size = 7): Promise<string[][]> {
  async function* parts() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: string[][] = [];
  for await (const { cells } of readTable(formatOf(bytes), parts, LIMITS.job)) rows.push(cells);
  return rows;
}
const text = (content: string) => new TextEncoder().encode(content);
const faultOf = (bytes: Uint8Array) =>
  rowsOf(bytes, 65_536).then(
    () => "read",
    (error: unknown) => (error instanceof FileFault ? error.message : String(error)),
  );

async function workbook(rows: (string | number | Date | boolean | null)[][]): Promise<Uint8Array> {
  const stream = writeXlsxStream(rows, { name: "Foaie" });
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

describe("a CSV file", () => {
  it.each([
    ["semicolons", "cod;nume\nA;Apă"],
    ["commas", "cod,nume\nA,Apă\n"],
    ["tabs and Windows line ends", "cod\tnume\r\nA\tApă\r\n"],
    ["bars", "cod|nume\nA|Apă"],
    ["a byte order mark", "\uFEFFcod;nume\nA;Apă"],
    ["commas within quotes", '"cod";"nume"\n"A";"Apă"'],
  ])("a CSV file may have %s", async (_, content) => {
    expect(await rowsOf(text(content))).toEqual([
      ["cod", "nume"],
      ["A", "Apă"],
    ]);
  });

  it("a CSV file is split at semicolons although names and prices contain commas", async () => {
    const content = "cod;nume;preț\nA;Săpun, roșu, 5 l;12,50\nB;Apă, plată;3,40\nC;Sare;1,20\n";
    expect((await rowsOf(text(content)))[1]).toEqual(["A", "Săpun, roșu, 5 l", "12,50"]);
  });

  it("a CSV file is split at its header's separator even if the first text has many lines", async () => {
    const long = `"<p>${"culoare: alb;\n".repeat(600)}</p>"`;
    expect((await rowsOf(text(`cod,nume,text\nA,Apă,${long}`), 9_000))[0]).toEqual(["cod", "nume", "text"]);
  });

  it("a CSV file may be in Windows-1250 or UTF-16, and use letters with cedillas", async () => {
    const windows = Uint8Array.from(Buffer.from("nume\nF\xE3in\xE3 \xBAi \xFE", "latin1"));
    expect(await rowsOf(windows)).toEqual([["nume"], ["Făină și ț"]]);
    const wide = Uint8Array.from(Buffer.from("\uFEFFnume;x\nŞţ;1", "utf16le"));
    expect(await rowsOf(wide)).toEqual([
      ["nume", "x"],
      ["Șț", "1"],
    ]);
  });

  it("a CSV file keeps quotes, line breaks and separators within quotes", async () => {
    const content = 'a;b\n"x ""y"";\nz";"u"v\n12" țeavă;=1+1\n;;\n\'=cmd|x;\'-5';
    expect(await rowsOf(text(content))).toEqual([
      ["a", "b"],
      ['x "y";\nz', "uv"],
      ['12" țeavă', "=1+1"],
      ["=cmd|x", "-5"],
    ]);
  });

  it("a CSV file is refused with the row of an unclosed quote", async () => {
    expect(await faultOf(text('a;b\n1;"doi\n3;4\n'))).toBe("Rândul 2 are ghilimele deschise și neînchise.");
    expect(await faultOf(text(`a;b\n1;"${"doi\n3;4\n".repeat(20_000)}`))).toBe(
      "Rândul 2 are ghilimele deschise și neînchise.",
    );
  });

  it("a CSV file may have 200 columns, but not more than 300", async () => {
    const columns = (count: number) => text(Array.from({ length: count }, (_, at) => `c${at}`).join(";"));
    expect((await rowsOf(columns(200)))[0]).toHaveLength(200);
    expect(await faultOf(columns(301))).toBe("Rândul 1 are mai mult de 300 de coloane.");
  });

  it("a CSV file numbers its rows as a spreadsheet does, including empty ones", async () => {
    const numbers: number[] = [];
    async function* parts() {
      yield text('a\n\n"x\ny"\n\nz');
    }
    for await (const { number } of readTable("csv", parts, LIMITS.job)) numbers.push(number);
    expect(numbers).toEqual([1, 3, 5]);
  });
});

describe("a workbook", () => {
  it("a workbook returns numbers, dates and booleans as a person would type them", async () => {
    const day = new Date("2026-03-05T00:00:00Z");
    const book = await workbook([
      ["cod", "preț", "de la", "da", null],
      ["A", 12.5, day, true, null],
      ["B", 1234, null, false, "x"],
      ["C", 1.234, null, null, null],
    ]);
    const rows = await rowsOf(book, 999);
    expect(rows[1]?.slice(0, 2)).toEqual(["A", "12.5000"]);
    expect(rows[1]?.[3]).toBe("da");
    expect(rows[2]).toEqual(["B", "1234", "", "nu", "x"]);
    expect(rows[3]).toEqual(["C", "1.2340"]);
  });

  it("a workbook has the text of merged cells in the first of them", async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: "Foaie",
          rows: [
            ["cod", "nume", "stoc"],
            ["A", "Două rânduri", 1],
            ["B", null, 2],
            ["C", null, 3],
          ],
          merges: [
            { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
            { startRow: 3, startCol: 0, endRow: 3, endCol: 1 },
          ],
        },
      ],
    });
    expect(await rowsOf(new Uint8Array(book), 999)).toEqual([
      ["cod", "nume", "stoc"],
      ["A", "Două rânduri", "1"],
      ["B", "", "2"],
      ["C", "", "3"],
    ]);
  });

  it("a workbook is read from its first sheet with cells, after charts and empty sheets", async () => {
    const sheets = [
      { name: "Grafic", rows: [["unread"]] },
      { name: "Goală", rows: [] },
      { name: "Date", rows: [["cod", "stoc"]] },
    ];
    const parts = unzipSync(new Uint8Array(await writeXlsx({ sheets })));
    const links = "xl/_rels/workbook.xml.rels";
    // The first relationship belongs to the first sheet.
    const ofChart = strFromU8(parts[links] ?? new Uint8Array()).replace('/worksheet"', '/chartsheet"');
    expect(await rowsOf(zipSync({ ...parts, [links]: strToU8(ofChart) }), 999)).toEqual([["cod", "stoc"]]);
  });

  it("a workbook is refused if it is corrupt, an old XLS, or not a table", async () => {
    expect(await faultOf(Uint8Array.from([0x50, 0x4b, 3, 4, ...Array(60).fill(7)]))).toBe(
      "Fișierul XLSX este deteriorat: salvează-l din nou sau alege alt fișier.",
    );
    expect(() => formatOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toThrow("XLS vechi");
    expect(() => formatOf(Uint8Array.from([0x89, 0x50, 0, 0]))).toThrow("nu este CSV sau XLSX");
  });

  it("a workbook is refused before unpacking if it would exceed the size limit", async () => {
    expect(await faultOf(bomb({ told: 4_000_000_000 }))).toMatch(/prea mare/);
    expect(await faultOf(bomb({ told: 0 })), "a lie").toMatch(/prea mare/);
  });
});

function bomb({ told }: { told: number }): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(told, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(4, 16);
  return new Uint8Array(Buffer.concat([Buffer.from("PK\u0003\u0004"), entry, name, end]));
}

it.each(["<html><table><tr><td>Cod</td></tr></table></html>", '\uFEFF<?xml version="1.0"?><Workbook/>'])(
  "%j named as a workbook is refused",
  async (content) => {
    await expect((async () => rowsOf(text(content)))()).rejects.toThrow("HTML sau XML");
  },
);
