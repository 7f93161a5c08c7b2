import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const HEADER = "SIRUTA;DENLOC;CODP;JUD;SIRSUP;TIP;NIV;MED";
const FILE = [
  HEADER,
  "127;JUDEȚUL CLUJ;0;12;1;40;1;0",
  "54975;MUNICIPIUL CLUJ-NAPOCA;0;12;127;1;2;1",
  "54984;CLUJ-NAPOCA;400001;12;54975;9;3;1",
  "59844;ŢAGA;0;12;127;3;2;3",
  "59853;ŢAGA;407565;12;59844;22;3;3",
  "59862;VALEA LUI MIHAI;7565;12;59844;23;3;3",
].join("\r\n");
const citiesOf = async (county: number): Promise<string[]> =>
  (await shop.get(`/cities/${county}`)).body.data.map((city: { name: string }) => city.name);
const idOf = async (name: string): Promise<number> =>
  (await shop.query<{ id: number }>("select id from city where name = $1", [name]))[0]?.id ?? 0;

describe("the locality import", () => {
  it("importing an invalid file changes nothing and reports the invalid lines", async () => {
    const broken = `${FILE}\n;FĂRĂ COD;400001;12;54975;9;3;1\n60000;SAT;x;99;1;9;3;1\n54984;IAR;0;12;54975;9;3;1`;
    const before = await citiesOf(12);
    expect(await shop.api.importLocalities(broken)).toEqual({
      ok: false,
      problems: expect.arrayContaining([
        'Line 8: SIRUTA "" is not a number.',
        'Line 9: CODP "x" is not a postcode.',
        'Line 9: JUD "99" is not a county.',
        "Line 10: SIRUTA 54984 is already in line 4.",
      ]),
    });
    expect(await citiesOf(12)).toEqual(before);
  });

  it("importing localities again keeps their ids", async () => {
    const before = await idOf("Cluj-Napoca");
    expect(await shop.api.importLocalities(FILE)).toEqual({
      ok: true,
      added: 1,
      changed: 2,
      unchanged: 0,
      removed: 2,
    });
    expect(await citiesOf(12)).toEqual(["Cluj-Napoca", "Țaga", "Valea lui Mihai"]);
    expect(await idOf("Cluj-Napoca")).toBe(before);
    expect(await shop.query("select postcode from city where name = 'Valea lui Mihai'")).toEqual([
      { postcode: "007565" },
    ]);
    expect(await shop.api.importLocalities(FILE)).toEqual({
      ok: true,
      added: 0,
      changed: 0,
      unchanged: 3,
      removed: 0,
    });
  });

  it("a locality missing from the file is kept while an address uses it", async () => {
    await shop.api.importShop({
      cities: [
        { id: 900, countyId: 12, name: "Satul Vechi" },
        { id: 901, countyId: 12, name: "Satul Gol" },
      ],
      customers: [
        {
          email: "ana@example.com",
          firstName: "Ana",
          lastName: "Pop",
          addresses: [{ countyId: 12, cityId: 900, street: "Str. Lungă 1" }],
        },
      ],
    });
    expect(await shop.api.importLocalities(FILE)).toMatchObject({ ok: true, removed: 1 });
    expect(await citiesOf(12)).toContain("Satul Vechi");
  });

  it.each([
    ["", "Line 1: the column SIRUTA, DENLOC, CODP, JUD, SIRSUP, TIP, NIV is missing."],
    [HEADER, "The file contains no locality (NIV 3)."],
  ])("the locality import refuses %j", async (text, problem) => {
    expect(await shop.api.importLocalities(text)).toEqual({ ok: false, problems: [problem] });
  });
});
