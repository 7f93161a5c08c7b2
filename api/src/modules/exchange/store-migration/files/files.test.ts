import { describe, expect, it } from "vitest";
import { cellOf, readTable } from "./csv.ts";
import { plainOf } from "./entities.ts";
import { DumpReader, type DumpRow, UnreadableDump } from "./dump.ts";
import { readTables, TooManyRows } from "./dump-tables.ts";
import { readPhp } from "./php-value.ts";
import { endOf, millionthsOf, momentOf, nearestPath, passwordKindOf, utcMomentOf } from "./values.ts";

function rowsIn(text: string, length = text.length): [string, DumpRow][] {
  const rows: [string, DumpRow][] = [];
  const reader = new DumpReader(
    (table) => table !== "logs",
    (table, row) => rows.push([table, row]),
  );
  for (let at = 0; at < text.length; at += length) reader.read(text.slice(at, at + length));
  return rows;
}

describe("MySQL dumps", () => {
  const text = [
    "-- it's a comment; INSERT INTO `t` VALUES (9);\n",
    "/*!50003 SET x='(;' */;\nCREATE TABLE `t` (\n  `id` int,\n  `text` text COMMENT 'a;b (c)',\n  PRIMARY KEY (`id`)\n);\n",
    "INSERT INTO `logs` VALUES (1,'a); INSERT INTO `t` VALUES (8,\\'no\\');');\n",
    "INSERT INTO `t` VALUES (1,'it''s (a) \\'quote\\';\\n\\\\'),(2,NULL),\n( 3 , 'NULL' );\n",
    "INSERT IGNORE INTO t (text, id) VALUES ('',4);",
    "REPLACE INTO `t` (`id`,`text`) VALUES (5,_binary 'x\\0y');",
    "DROP TABLE `t`; DELETE FROM users;",
  ].join("");
  const rows = [
    ["t", { id: "1", text: "it's (a) 'quote';\n\\" }],
    ["t", { id: "2", text: null }],
    ["t", { id: "3", text: "NULL" }],
    ["t", { id: "4", text: "" }],
    ["t", { id: "5", text: "xy" }],
  ];

  it.each([text.length, 1, 2, 7, 64])("a dump parses identically in chunks of %i characters", (length) => {
    expect(rowsIn(text, length)).toEqual(rows);
  });

  it("a dump without column names yields no rows", () => {
    expect(rowsIn("INSERT INTO `t` VALUES (1,2);")).toEqual([]);
  });

  it("a dump is refused for an endless value before it fills the memory", () => {
    const endless = new DumpReader(
      () => true,
      () => undefined,
    );
    endless.read("INSERT INTO t (a) VALUES ('");
    expect(() => {
      for (let times = 0; times < 20; times += 1) endless.read("x".repeat(1_000_000));
    }).toThrow(UnreadableDump);
    expect(() => rowsIn(`CREATE ${"y".repeat(1_100_000)}`)).toThrow(UnreadableDump);
  });

  it("a dump of several shops yields the tables of the largest shop", async () => {
    const dump = [
      "INSERT INTO a_posts (id, x) VALUES (1, 1);",
      "INSERT INTO b_posts (id, x) VALUES (2, 1),(3, 1);INSERT INTO b_users (id) VALUES (7);",
    ];
    const tables = await readTables(dump, {
      specs: { posts: { columns: ["id"] }, users: { columns: ["id"] } },
      anchor: { table: "posts" },
    });
    expect(Object.fromEntries(tables)).toEqual({ posts: [{ id: "2" }, { id: "3" }], users: [{ id: "7" }] });
  });

  it("a dump is refused for too many rows", async () => {
    const tuples = `INSERT INTO t (a) VALUES ${"(1),".repeat(50_000)}(1);`;
    const many = Array.from({ length: 21 }, () => tuples);
    await expect(readTables(many, { specs: { t: { columns: [] } }, anchor: { table: "t" } })).rejects.toThrow(
      TooManyRows,
    );
  });
});

describe("exported tables", () => {
  it.each([
    ["a,b\n1,2\n", ["1", "2"]],
    ["\ufeffA *;B\r\n1;2\r\n", ["1", "2"]],
    ['a\tb\n"1\t\n""x"""\t2', ['1\t\n"x"', "2"]],
    ["a,b\n\n,\n1,\n", ["1", ""]],
  ])("a table in the form %j has the cells %j", (text, [one, two]) => {
    const { rows } = readTable(text);
    expect(rows).toHaveLength(1);
    const [row = new Map()] = rows;
    expect([cellOf(row, "A"), cellOf(row, "B")]).toEqual([one, two]);
  });

  it("a table is refused for an unclosed quote, with the row's number", () => {
    expect(() => readTable('a,b\n1,"open')).toThrow("Rândul 2 are ghilimele deschise și neînchise.");
  });

  it("a table may have longer texts and more columns than a regular import", () => {
    const columns = Array.from({ length: 800 }, (_, at) => `meta ${at}`).join(",");
    const { rows } = readTable(`a,${columns}\n"${"x".repeat(200_000)}",1\n`);
    expect(rows[0]?.get("a")).toHaveLength(200_000);
  });
});

it.each([
  ["12", 12_000_000],
  ["12.99", 12_990_000],
  ["1.234,56", 1_234_560_000],
  ["1,234.56", 1_234_560_000],
  ["10.735537", 10_735_537],
  ["0.12345678", 123_456],
  ["-3,5 lei", -3_500_000],
  ["", null],
  ["gratis", null],
  ["1e9", null],
])("millionthsOf parses %j as %s millionths of a leu", (text, millionths) => {
  expect(millionthsOf(text)).toBe(millionths);
});

it.each([
  ["2025-07-31 22:30:00", "2025-07-31T19:30:00.000Z"],
  ["2025-01-31T22:30", "2025-01-31T20:30:00.000Z"],
  ["2024-05-06 09:00:00 +0200", "2024-05-06T07:00:00.000Z"],
  ["2024-05-06 09:00:00Z", "2024-05-06T09:00:00.000Z"],
  ["2024-05-06", "2024-05-05T21:00:00.000Z"],
  ["0000-00-00 00:00:00", null],
  ["2024-13-40", null],
  ["ieri", null],
])("momentOf reads %j as %s", (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

it("utcMomentOf does not apply Romanian time to UTC values", () => {
  expect(utcMomentOf("2025-07-31 22:30:00")).toBe("2025-07-31T22:30:00.000Z");
  expect(utcMomentOf("0000-00-00 00:00:00")).toBeNull();
});

it("endOf extends a date to the end of that day in Romania", () => {
  expect(endOf("2026-11-30")).toBe("2026-11-30T21:59:59.000Z");
  expect(endOf("2026-11-30 12:00:00")).toBe("2026-11-30T10:00:00.000Z");
});

it("readPhp reads serialized values by bytes and refuses truncated, deep and object values", () => {
  expect(readPhp('a:2:{i:0;s:7:"Lămâi";s:1:"b";b:1;}')).toEqual({ 0: "Lămâi", b: true });
  expect(readPhp('s:9:"short";')).not.toBe("short");
  expect(readPhp('O:8:"stdClass":0:{}')).toBeUndefined();
  expect(readPhp("a:1:{i:0;".repeat(50))).toBeUndefined();
  expect(readPhp("a:99999999999:{")).toBeUndefined();
});

it.each([
  ["2024/03/burete.jpg", "uploads/2024/03/burete.jpg"],
  ["https://vechi.example/wp-content/uploads/2023/01/Burete.jpg?v=2", "uploads/2023/01/burete.JPG"],
  ["p/1/2/12.jpg", "img/p/1/2/12.jpg"],
  ["2025/09/burete.jpg", "uploads/2023/01/burete.JPG"],
  ["2025/09/can%C4%83%.jpg", undefined],
])("nearestPath matches the picture %s to the file %s", (address, path) => {
  const paths = [
    "uploads/2023/01/burete.JPG",
    "uploads\\2024\\03\\burete.jpg",
    "img/c/12.jpg",
    "img/p/1/2/12.jpg",
  ];
  expect(nearestPath(address, paths)?.replaceAll("\\", "/")).toBe(path);
});

it.each([
  ["Săpun &amp; șampon", "Săpun & șampon"],
  ["&#537;i &#x21B; &quot;0,5&nbsp;l&quot; &gt;", 'și ț "0,5 l" >'],
  ["&amp;lt;", "&lt;"],
  ["R&D; A & B &bogus; &#0; &#55296; &#9999999;", "R&D; A & B &bogus; &#0; &#55296; &#9999999;"],
])("plainOf decodes %j to %j", (written, meant) => {
  expect(plainOf(written)).toBe(meant);
});

it.each([
  ["$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0", "phpass"],
  ["647eadc71674a07054201849082d1a51", "md5"],
  ["parola în clar", undefined],
  ["", undefined],
])("passwordKindOf recognises %j as %s", (hash, kind) => {
  expect(passwordKindOf(hash)?.kind).toBe(kind);
});
