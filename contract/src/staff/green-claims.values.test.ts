import { expect, it } from "vitest";
import { greenClaims, greenClaimsWarning } from "./green-claims.values.ts";

it.each<[string, string[]]>([
  [
    "Lavetă ecologică, prietenoasă cu mediul, 100 % sustenabilă",
    ["ecologică", "prietenoasă cu mediul", "sustenabilă"],
  ],
  ["<p>Detergenţi <b>ECO</b>&nbsp;și eco-friendly</p>", ["eco", "eco-friendly"]],
  [
    "Formula protejează natura; produse verzi, neutre climatic.",
    ["protejează natura", "produse verzi", "neutre climatic"],
  ],
  ["Ambalaj biodegradabil, zero emisii", ["biodegradabil", "zero emisii"]],
  // A colour, a brand and an economy pack are not claims.
  ["Burete verde, pachet economic, model Ecolab, aerul se recomandă curat", []],
  ["Compostabil după EN 13432; conține 5 % agenți tensioactivi", []],
])("greenClaims finds in %j the claims %j", (text, claims) => {
  expect(greenClaims(text)).toEqual(claims);
});

it("greenClaimsWarning lists each claim once and states the legal requirement", () => {
  const warning = greenClaimsWarning(["Săpun ecologic", "Ecologic și eficient", "<p>Curat</p>"]) ?? "";
  expect(warning).toMatch(
    /^Textul conține afirmații de mediu generice: „ecologic”\. Directiva \(UE\) 2024\/825 și OUG 18\/2026/,
  );
  expect(greenClaimsWarning(["Săpun de casă", ""])).toBeUndefined();
});
