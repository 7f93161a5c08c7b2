import { expect, it } from "vitest";
import { readTariffs } from "../../selling/shipping/index.ts";
import { ownPrices, TARIFF_PLACE, tariffTable } from "./tariff-table.ts";

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text),
  );

it("tariffTable lists each delivery method's price by weight, with county differences", () => {
  const html = tariffTable(
    readTariffs({
      SAMEDAY_EASYBOX: { bands: [{ maxGrams: 2_000, bani: 1299 }], extraKilogramBani: 150, countyBani: {} },
      SAMEDAY_HOME: {
        bands: [
          { maxGrams: 2_000, bani: 1799 },
          { maxGrams: 5_500, bani: 1999 },
        ],
        extraKilogramBani: 150,
        countyBani: { B: -200, TL: 400 },
      },
      FAN_HOME: { bands: [{ maxGrams: 5_500, bani: 2150 }], extraKilogramBani: 120, countyBani: {} },
    }),
  );
  expect(rowsOf(html)).toEqual([
    ["Greutatea coletului", "Sameday easybox", "Curier Sameday", "Curier FAN"],
    ["până la 2 kg", "12.99 lei", "17.99 lei", "21.50 lei"],
    ["până la 5,5 kg", "–", "19.99 lei", "21.50 lei"],
    ["fiecare kilogram în plus", "1.50 lei", "1.50 lei", "1.20 lei"],
  ]);
  expect(html).toContain("<p>Diferențe pe județe: Curier Sameday: B −2.00 lei, TL +4.00 lei.</p>");
});

it("tariffTable lists the cargo prices of heavy orders", () => {
  const tariff = { bands: [{ maxGrams: 100_000, bani: 119_00 }], extraKilogramBani: 60, countyBani: {} };
  const cargo = { fromGrams: 60_000, isFreeToo: true, SAMEDAY_HOME: tariff, FAN_HOME: tariff };
  expect(tariffTable(readTariffs({ cargo }))).toContain(
    "<p>Comenzile de la 60 kg se livrează ca marfă (cargo). Curier Sameday: până la 100 kg – 119.00 lei, fiecare kilogram în plus – 0.60 lei;",
  );
  expect(tariffTable(readTariffs({}))).not.toContain("cargo");
});

it("TARIFF_PLACE matches a paragraph only if it contains nothing besides the placeholder", () => {
  expect("<p>a</p><p> {tarife} </p>".replaceAll(TARIFF_PLACE, "T")).toBe("<p>a</p>T");
  expect("<p>vezi {tarife}</p>".replaceAll(TARIFF_PLACE, "T")).toBe("<p>vezi {tarife}</p>");
});

it("ownPrices lists where, when and at what price own methods deliver, and escapes their names", () => {
  const van = {
    id: 1,
    kind: "van" as const,
    name: "Mașina <noastră>",
    isActive: true,
    activeFrom: null,
    activeTo: null,
    takesCash: true,
    places: [
      { countyCode: "CJ", city: null },
      { countyCode: "AB", city: "Aiud" },
    ],
    prices: [
      { limits: { grams: { max: 5_000 } }, counties: ["CJ"], bani: 15_00 },
      { limits: {}, counties: [], bani: 25_50 },
    ],
    freeOverBani: 300_00,
    weekdays: [1, 4],
    lastHour: "16:00",
    daysBefore: 1,
    transit: { from: 1, to: 2 },
  };
  expect(ownPrices([van])).toBe(
    "<p><strong>Mașina &lt;noastră&gt;</strong> (CJ, Aiud (AB); luni, joi): până la 5 kg, CJ: 15.00 lei; orice: 25.50 lei; gratuit peste 300.00 lei.</p>",
  );
  expect(ownPrices([{ ...van, kind: "courier", places: [] }])).toContain("(toată țara)");
  expect(ownPrices([])).toBe("");
});
