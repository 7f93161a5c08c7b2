import { expect, it } from "vitest";
import { readNomenclature, writtenName } from "./nomenclature-file.ts";

it.each([
  ["ALBA IULIA", "Alba Iulia"],
  ["MUNICIPIUL CLUJ-NAPOCA", "Cluj-Napoca"],
  ["BUCUREȘTI SECTORUL 3", "Sectorul 3"],
  ["VALEA LUI MIHAI", "Valea lui Mihai"],
  ["ŢIGĂNEŞTI", "Țigănești"],
  ["SÂNNICOLAU MARE", "Sânnicolau Mare"],
  ["ÎNTORSURA", "Întorsura"],
])("writtenName(%s) is %s", (name, expected) => {
  expect(writtenName(name)).toBe(expected);
});

it("a name that occurs twice in a county includes its commune", () => {
  const file = readNomenclature(
    [
      "SIRUTA;DENLOC;CODP;JUD;SIRSUP;TIP;NIV",
      "10;COMUNA UNU;0;22;1;3;2",
      "20;COMUNA DOI;0;22;1;3;2",
      "11;BUDA;707062;22;10;23;3",
      "21;BUDA;707063;22;20;23;3",
      "22;DOI;707064;22;20;22;3",
    ].join("\n"),
  );
  expect(file).toMatchObject({
    ok: true,
    entries: [{ name: "Buda (Unu)" }, { name: "Buda (Doi)" }, { name: "Doi" }],
  });
});
