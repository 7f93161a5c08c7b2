import { expect, it } from "vitest";
import { piecesIn, repeated, showIn } from "./counting.ts";

it("a typed quantity may have thousands separators, and other text becomes NaN", () => {
  expect(["12", "1.200", " 3 ", "", "-1", "2,5"].map(piecesIn)).toEqual([12, 1200, 3, NaN, NaN, NaN]);
});

it("a refused scan is repeated with the quantity in its code or 1, a refused field with the typed quantity", () => {
  expect(repeated({ code: "5*594123" })).toEqual({ code: "594123", pieces: 5 });
  expect(repeated({ code: "594123" })).toEqual({ code: "594123", pieces: 1 });
  expect(repeated({ code: "A-1", pieces: "7" })).toEqual({ code: "A-1", pieces: 7 });
});

it("the counting screen shows uncounted products by default and for an unknown filter", () => {
  const at = (query: string) => showIn(new URL(`http://office.test/inventare/1/numarare${query}`));
  expect([at(""), at("?arata=counted"), at("?arata=x")]).toEqual(["uncounted", "counted", "uncounted"]);
});
