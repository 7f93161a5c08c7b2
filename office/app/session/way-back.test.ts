import { expect, it } from "vitest";
import { returnPathOf, withReturnPath } from "./return-path.ts";

const backFrom = (address: string) => returnPathOf(new URL(address, "http://birou.test"));

it("returnPathOf returns the page that was requested", () => {
  const address = withReturnPath("/autentificare", "/comenzi?stare=new&q=ana&pagina=2");
  expect(backFrom(address)).toBe("/comenzi?stare=new&q=ana&pagina=2");
  expect(withReturnPath("/autentificare", "/")).toBe("/autentificare");
});

it.each(["//rau.example", "/\\rau.example", "https://rau.example", "javascript:alert(1)", "comenzi", "/a b"])(
  "returnPathOf replaces the unsafe path %s with the first page",
  (path) => {
    expect(backFrom(`/autentificare?inapoi=${encodeURIComponent(path)}`)).toBe("/");
  },
);
