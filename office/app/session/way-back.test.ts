import { expect, it } from "vitest";
import { wayBackOf, withWayBack } from "./way-back.ts";

const backFrom = (address: string) => wayBackOf(new URL(address, "http://birou.test"));

it("the way back leads to where it was asked for", () => {
  const address = withWayBack("/autentificare", "/comenzi?stare=new&q=ana&pagina=2");
  expect(backFrom(address)).toBe("/comenzi?stare=new&q=ana&pagina=2");
  expect(withWayBack("/autentificare", "/")).toBe("/autentificare");
});

it.each(["//rau.example", "/\\rau.example", "https://rau.example", "javascript:alert(1)", "comenzi", "/a b"])(
  "%s leads to the first page",
  (path) => {
    expect(backFrom(`/autentificare?inapoi=${encodeURIComponent(path)}`)).toBe("/");
  },
);
