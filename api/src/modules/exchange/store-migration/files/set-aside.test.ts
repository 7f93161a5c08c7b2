import { describe, expect, it } from "vitest";
import { readDeferred, readTables } from "./dump-tables.ts";
import { SkippedTexts, withTexts } from "./skipped-texts.ts";

const long = (char: string): string => char.repeat(300);
const dump = [
  "INSERT INTO wp_posts (id, type, text, note) VALUES ",
  `(1,'page','${long("x")}',''),(2,'product','${long("ă")}','scurt'),(3,'product','${long("b")}','${long("c")}');`,
];
const specs = {
  posts: {
    columns: ["id", "text", "note"],
    long: ["text", "note"],
    filter: (row: Readonly<Record<string, string | null>>) => row["type"] === "product",
  },
};
const anchor = { table: "posts" };

async function recordsIn(max: number) {
  const tables = await readTables(dump, { specs, anchor, skipped: new SkippedTexts(0) });
  const rows = tables.get("posts") ?? [];
  const texts = readDeferred(dump, { specs, anchor, skipped: new SkippedTexts(0) });
  const own = { record: { id: "4", text: "al său" } };
  const lost = { record: { id: "5", text: "\ue0009.9", note: "rest" } };
  const records = [...rows.map((record) => ({ record })), own, lost];
  const parts: { record: object }[][] = [];
  for await (const part of withTexts<{ record: object }>(records, texts, max)) parts.push(part);
  return { rows, parts };
}

describe("SkippedTexts", () => {
  it("long texts of a dump are not stored with its rows", async () => {
    const { rows } = await recordsIn(10);
    expect(rows.map(({ text, note }) => [text?.length, note?.length])).toEqual([
      [4, 5],
      [4, 4],
    ]);
  });

  it("long texts of a dump replace their marks in batches of records", async () => {
    const { parts } = await recordsIn(1);
    expect(parts.map((part) => part.map(({ record }) => record["id" as keyof typeof record]))).toEqual([
      ["4"],
      ["2"],
      ["3"],
      ["5"],
    ]);
    expect(parts.flat().map(({ record }) => record)).toEqual([
      { id: "4", text: "al său" },
      { id: "2", text: long("ă"), note: "scurt" },
      { id: "3", text: long("b"), note: long("c") },
      { id: "5", text: "", note: "rest" },
    ]);
  });
});
