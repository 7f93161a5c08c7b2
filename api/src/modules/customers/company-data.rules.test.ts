import { expect, it } from "vitest";
import { cityNames } from "./company-data.rules.ts";

it.each([
  ["Mun. Cluj-Napoca", ["cluj napoca"]],
  ["Orş. Otopeni", ["otopeni"]],
  ["Oraş Otopeni", ["otopeni"]],
  ["Sector 3 Mun. Bucureşti", ["sectorul 3", "sector 3"]],
  ["Sat Luna de Sus Com. Floreşti", ["luna de sus floresti", "luna de sus", "floresti"]],
  ["Com. Floreşti", ["floresti"]],
  ["Satu Mare", ["satu mare"]],
  ["", []],
])("the register's %j may be %j", (written, names) => {
  expect(cityNames(written)).toEqual(names);
});
