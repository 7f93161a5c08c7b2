import { expect, it } from "vitest";
import { leiInWords } from "./lei-in-words.ts";

it.each([
  [0, "zero lei"],
  [1_00, "un leu"],
  [2_01, "doi lei și un ban"],
  [12_12, "doisprezece lei și doisprezece bani"],
  [19_20, "nouăsprezece lei și douăzeci de bani"],
  [21_00, "douăzeci și unu de lei"],
  [100_00, "o sută de lei"],
  [101_00, "o sută unu lei"],
  [222_22, "două sute douăzeci și doi de lei și douăzeci și doi de bani"],
  [1_000_00, "o mie de lei"],
  [1_001_00, "o mie unu lei"],
  [12_345_67, "douăsprezece mii trei sute patruzeci și cinci de lei și șaizeci și șapte de bani"],
  [21_000_00, "douăzeci și una de mii de lei"],
  [100_016_00, "o sută de mii șaisprezece lei"],
  [2_000_000_00, "două milioane de lei"],
])('leiInWords(%d) is "%s"', (bani, words) => {
  expect(leiInWords(bani)).toBe(words);
});
