import type { ShopText } from "@curat/contract/staff/texts";
import { expect, it } from "vitest";
import { judgeRows } from "./texts.rules.ts";

const text = (key: string, default_text: string, of: Partial<ShopText> = {}): ShopText => ({
  key,
  group: key.split(".")[0] ?? "",
  default_text,
  text: null,
  places: [],
  more_places: [],
  may_be_empty: false,
  fixed: null,
  proposal: null,
  most: 120,
  ...of,
});
const TEXTS = [
  text("product.add", "Adauga in cos", { text: "Ia-l" }),
  text("product.saves", "-{procent}%", { places: ["procent"] }),
  text("product.hint", "Indiciu", { may_be_empty: true }),
  text("order.finalize", "Comandă", { fixed: "Legea." }),
];
const judge = (...rows: string[][]) =>
  judgeRows(
    [["Cheie", "Unde apare", "Textul inițial", "Acum scrie"], ...rows].map((cells, index) => ({
      number: index + 1,
      cells,
    })),
    TEXTS,
  );
const reported = (key: string, says: string) => judge([key, "", "", says])?.told[0];

it.each([
  ["product.add", "Pune în coș", { row: 2, before: "Ia-l", after: "Pune în coș", why: null }],
  ["product.add", "Adauga in cos", { after: "Adauga in cos", why: null }],
  ["product.saves", "'-{procent} %", { after: "-{procent} %", why: null }],
  ["product.hint", "(gol)", { after: "", why: null }],
  ["product.add", "(gol)", { why: "Câmpul Text este obligatoriu." }],
  ["product.saves", "redus", { why: "Lipsește câmpul {procent}, care se completează automat." }],
  ["order.finalize", "Gratis", { why: "Textul nu poate fi schimbat. Legea." }],
  [
    "product.nothing",
    "x",
    { before: "", why: "Nu există un text cu această cheie: păstrează cheile din fișierul descărcat." },
  ],
])("judgeRows validates %s with the text %s", (key, says, judged) => {
  expect(reported(key, says)).toMatchObject(judged);
});

it.each([
  ["product.add", ""],
  ["product.add", "Ia-l"],
  ["product.saves", "'-{procent}%"],
  ["order.finalize", "Comandă"],
])("judgeRows leaves %s unchanged for the text %s", (key, says) => {
  expect(judge([key, "", "", says])).toEqual({ told: [], same: 1 });
});

it("judgeRows refuses a repeated key and returns undefined without the columns", () => {
  expect(
    judge(["product.hint", "", "", "Unu"], ["product.hint", "", "", "Doi"])?.told.map(({ why }) => why),
  ).toEqual([null, "Cheia apare de două ori în fișier: păstrează un singur rând."]);
  expect(judgeRows([{ number: 1, cells: ["product.add", "x"] }], TEXTS)).toBeUndefined();
  expect(judgeRows([], TEXTS)).toBeUndefined();
});
