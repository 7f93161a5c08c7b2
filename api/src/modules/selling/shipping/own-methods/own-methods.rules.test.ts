import { describe, expect, it } from "vitest";
import { nextRound, readWeekdays, serves, weekdaysText } from "./own-methods.rules.ts";
import { countyAmong, priceRowsText, readPriceRows, rowFor } from "./price-rows.rules.ts";

const countyOf = countyAmong([
  { code: "CJ", name: "Cluj" },
  { code: "BH", name: "Bihor" },
]);
const read = (text: string) => readPriceRows(text, countyOf);
const rowsOf = (text: string) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.message);
  return result.rows;
};
const small = { grams: 5_000, bani: 100_00, millilitres: 20_000, countyCode: "CJ" };

describe("a price table", () => {
  it("is stored in a normalised form that parses to the same rows", () => {
    const rows = rowsOf(
      "pana la 5 kg; cluj,BH = 15\n\nPESTE 1.000,50 lei; până la 60 litri=gratuit\n = 25,5 lei",
    );
    const text = priceRowsText(rows);
    expect(text).toBe(
      "până la 5 kg; CJ, BH = 15,00\npeste 1.000,50 lei; până la 60 litri = 0,00\norice = 25,50",
    );
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ["", /Scrie cel puțin un rând/],
    ["orice 25", /Rândul 1: scrie condițiile, semnul egal și prețul/],
    ["orice = 25\norice = mult", /Rândul 2: „mult” nu este un preț/],
    ["până la 5 pogoni = 3", /Rândul 1: „până la 5 pogoni” nu este nici condiție, nici județ/],
    ["până la 5 kg; până la 6 kg = 3", /de două ori/],
    ["XX = 3", /„XX” nu este nici condiție, nici județ/],
    ["orice = -3", /nu este un preț/],
    ["orice = 1000001", /nu este un preț/],
    [Array.from({ length: 101 }, () => "orice = 1").join("\n"), /cel mult 100/],
  ])("refuses %j, naming the row and the reason", (text, message) => {
    expect(read(text)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });

  it("applies the first row that fits, with inclusive upper limits", () => {
    const rows = rowsOf("până la 5 kg; CJ = 1\npeste 100 lei = 2\npână la 20 litri = 3\npeste 20 kg = 4");
    const price = (changes: object) => rowFor(rows, { ...small, ...changes })?.bani;
    expect(price({})).toBe(1_00);
    expect(price({ grams: 5_001 })).toBe(3_00);
    expect(price({ countyCode: undefined })).toBe(3_00);
    expect(price({ countyCode: "BH", bani: 100_01 })).toBe(2_00);
    expect(price({ grams: 20_001, millilitres: 20_001 })).toBe(4_00);
    expect(price({ grams: 20_000, millilitres: 20_001 })).toBeUndefined();
  });
});

describe("delivery by the shop's own vehicle", () => {
  it("parses weekdays with and without diacritics", () => {
    expect(readWeekdays("Joi, marți și luni, joi")).toEqual([1, 2, 4]);
    expect(weekdaysText([1, 2, 6])).toBe("luni, marți, sâmbătă");
    expect(readWeekdays("luni, ieri")).toBeUndefined();
  });

  it.each([
    // Wednesday, 25 November 2026; Romanian time is UTC+2.
    ["2026-11-25T13:59:59Z", 1, "2026-11-26"],
    ["2026-11-25T14:00:00Z", 1, "2026-12-03"],
    ["2026-11-26T13:59:59Z", 0, "2026-11-26"],
    ["2026-11-26T14:00:00Z", 0, "2026-12-03"],
  ])(
    "for an order at %s with %i days of notice, the next round is on %s, skipping closed days",
    (at, daysBefore, day) => {
      const round = nextRound(
        { weekdays: [2, 4], lastHour: "16:00", daysBefore },
        { now: new Date(at), isOpen: (one) => one !== "2026-12-01" },
      );
      expect(round?.day).toBe(day);
    },
  );

  it("serves its counties and localities; an unknown locality is served only with its whole county", () => {
    const places = [
      { countyCode: "CJ", city: "Turda" },
      { countyCode: "BH", city: null },
    ];
    const served = [
      { countyCode: "CJ", city: "Turda" },
      { countyCode: "CJ", city: null },
      { countyCode: "BH" },
      { countyCode: "BH", city: "Oradea" },
    ];
    const other = [
      { countyCode: "CJ" },
      { countyCode: "CJ", city: "Dej" },
      { countyCode: "AB", city: "Turda" },
      {},
    ];
    expect(served.map((place) => serves({ places }, place))).toEqual([true, true, true, true]);
    expect(other.map((place) => serves({ places }, place))).toEqual([false, false, false, false]);
    expect(serves({ places: [] }, {})).toBe(true);
  });
});
