import { expect, it } from "vitest";
import { makePrintable } from "./printed-text.ts";

async function printed(text: string): Promise<string> {
  const content = [{ columns: [{ stack: [{ text }, text] }], svg: text, table: { body: [[text]] } }];
  await makePrintable(content);
  const [{ columns, svg, table } = { columns: [], svg: "", table: { body: [[""]] } }] = content;
  expect(svg).toBe(text);
  expect(columns[0]?.stack).toEqual([{ text: table.body[0]?.[0] }, table.body[0]?.[0]]);
  return table.body[0]?.[0] ?? "";
}

it.each([
  ["Ștefănescu Mădălina", "Ștefănescu Mădălina"],
  ["Мария Ελένη Łukasz Đặng", "Мария Ελένη Łukasz Đặng"],
  ["محمد علي", "mhmd `ly"],
  ["김민수", "GimMinSu"],
  ["דוד", "dvd"],
  ["Ana 🧽", "Ana :sponge:"],
  ["1.234,50 lei – 5 ≤ 6 €", "1.234,50 lei – 5 ≤ 6 €"],
])("a document prints %j as %j", async (text, expected) => {
  expect(await printed(text)).toBe(expected);
});

it("makePrintable lets long words break, but not an IBAN", async () => {
  const word = "a".repeat(45);
  expect((await printed(`${word} b`)).split("\u200B").map(({ length }) => length)).toEqual([
    10, 10, 10, 10, 7,
  ]);
  const iban = `MT84MALT011000012345MTLCAST001S`;
  expect(await printed(iban)).toBe(iban);
});
