import { expect, it } from "vitest";
import { withoutLinks } from "./links.ts";

it.each([
  ["Verifică aici: https://evil.example/login acum", "Verifică aici: … acum"],
  ["www.evil.example", "…"],
  ["Intră pe evil.example/login", "Intră pe evil. example/login"],
  ["Str.Lungă nr.5, bl. A1", "Str. Lungă nr.5, bl. A1"],
  ["Curat & Fiii S.R.L.", "Curat & Fiii S.R.L."],
  ["IT.ro SRL", "IT. ro SRL"],
])("withoutLinks(%j) is %j", (typed, written) => {
  expect(withoutLinks(typed)).toBe(written);
});
