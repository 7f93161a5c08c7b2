import { describe, expect, it } from "vitest";
import { csvAnswer, csvLine } from "./csv.server.ts";

describe("a line of CSV", () => {
  it.each([
    [["Ana", 12.5, null], "Ana;12,5;\r\n"],
    [['spune "da"; apoi pleacă', "două\nrânduri"], '"spune ""da""; apoi pleacă";"două\nrânduri"\r\n'],
    [["=HYPERLINK(1)", "+40721", "@x", -3], "'=HYPERLINK(1);'+40721;'@x;-3\r\n"],
  ])("%j", (values, line) => {
    expect(csvLine(values)).toBe(line);
  });
});

it("a list is read to its last page, one after the other", async () => {
  const asked: number[] = [];
  const answer = csvAnswer("comenzi.csv", ["Număr"], async (page) => {
    asked.push(page);
    return { rows: [[page]], hasMore: page < 3 };
  });
  expect(answer.headers.get("content-disposition")).toContain("comenzi.csv");
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe("\uFEFFNumăr\r\n1\r\n2\r\n3\r\n");
  expect(asked).toEqual([1, 2, 3]);
});
