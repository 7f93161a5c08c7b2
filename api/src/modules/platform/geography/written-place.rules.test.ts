import { expect, it } from "vitest";
import { pickCity, pickCounty, readPlace, type WrittenPlace } from "./written-place.rules.ts";

const COUNTIES = {
  "B București": ["Sectorul 1", "Sectorul 2", "Sectorul 3", "Sectorul 6"],
  "CJ Cluj": ["Cluj-Napoca", "Florești", "Luna de Sus", "Satu Lung", "Câmpia Turzii"],
  "CV Covasna": ["Sfântu Gheorghe"],
  "DB Dâmbovița": ["Târgoviște", "Moreni"],
  "MH Mehedinți": ["Drobeta-Turnu Severin"],
  "MS Mureș": ["Târgu Mureș"],
  "TM Timiș": ["Timișoara", "Giroc", "Satu Nou"],
  "VL Vâlcea": ["Râmnicu Vâlcea"],
};
const counties = Object.entries(COUNTIES).map(([key, names]) => ({
  code: key.split(" ")[0] ?? "",
  name: key.split(" ")[1] ?? "",
  cities: names.map((name, id) => ({ id, name })),
}));
function cityOf(written: WrittenPlace): string | undefined {
  const { county, names } = readPlace(written);
  return pickCity(pickCounty(counties, county)?.cities ?? [], names)?.name;
}

it.each([
  ["București", "Sector 3", "Sectorul 3"],
  ["București", "București, Sector 3", "Sectorul 3"],
  ["Bucuresti", "Mun. Bucuresti sectorul 3", "Sectorul 3"],
  ["Municipiul București", "Sect. 3", "Sectorul 3"],
  ["Sector 3", "Bucuresti", "Sectorul 3"],
  ["B", "S3", "Sectorul 3"],
  ["RO-B", "Bucuresti", "Sectorul 3", "030167"],
  ["Ilfov", "Bucharest", "Sectorul 6", "60011"],
  ["", "Bucuresti", "Sectorul 2", "", "Str. Lizeanu nr. 4, sector 2"],
  ["Mures", "Tg. Mures", "Târgu Mureș"],
  ["Mureş", "Tîrgu-Mureş", "Târgu Mureș"],
  ["MS", "Tg.Mureș", "Târgu Mureș"],
  ["Mehedinti", "Dr. Tr. Severin", "Drobeta-Turnu Severin"],
  ["Mehedinți", "Drobeta Turnu-Severin", "Drobeta-Turnu Severin"],
  ["Mehedinți", "Turnu Severin", "Drobeta-Turnu Severin"],
  ["Dimbovita", "Tirgoviste", "Târgoviște"],
  ["Dâmboviţa", "Târgovişte", "Târgoviște"],
  ["Jud. Timis", "Timisoara", "Timișoara"],
  ["județul Timiș", "com. Giroc", "Giroc"],
  ["Cluj", "com. Florești, sat Luna de Sus", "Luna de Sus"],
  ["Cluj", "Sat Luna de Sus Com. Floreşti", "Luna de Sus"],
  ["CJ", "Luna de Sus, com. Floresti", "Luna de Sus"],
  ["", "Cluj-Napoca, jud. Cluj", "Cluj-Napoca"],
  ["RO-CJ", "Municipiul Cluj Napoca", "Cluj-Napoca"],
  ["Cluj", "Cîmpia Turzii", "Câmpia Turzii"],
  ["Vilcea", "Rm. Vilcea", "Râmnicu Vâlcea"],
  ["Covasna", "Sf. Gheorghe", "Sfântu Gheorghe"],
])("the place %j, %j is matched to %s", (county, city, name, postcode = "", street = "") => {
  expect(cityOf({ county, city, postcode, street })).toBe(name);
});

it.each([
  ["București", "București", ""],
  ["Cluj", "Satulung", ""],
  ["Timis", "Nou", ""],
  ["Bucuresti", "Bucuresti", "077190"],
  ["Texas", "Austin", "78701"],
])("the place %j, %j has no match", (county, city, postcode) => {
  expect(cityOf({ county, city, postcode })).toBeUndefined();
});
