import { expect, it } from "vitest";
import { RULES } from "./speculation.ts";

const [rule] = RULES.prefetch;
const closed = rule?.where.and.flatMap(({ not }) =>
  typeof not?.href_matches === "object"
    ? [new URLPattern({ ...not.href_matches, search: "*", hash: "*" })]
    : [],
);
const isFetched = (address: string) => !closed?.some((pattern) => pattern.test(`https://curat.ro${address}`));

it.each([
  "/",
  "/solutii-de-curatare/pardoseli",
  "/solutii-de-curatare/pardoseli?page=2",
  "/detergent-lavanda.html",
  "/cosuri-de-gunoi",
  "/marci",
  "/blog/cum-speli",
  "/search?q=mop",
])("the page %s may be prefetched on hover", (address) => expect(isFetched(address)).toBe(true));

it.each([
  "/cos",
  "/cos/actiune",
  "/account/comenzi",
  "/auth?pas=cont-nou",
  "/delogare",
  "/admin",
  "/admin/comenzi",
  "/newsletter/dezabonare?cod=1",
  "/plata/1",
  "/oferta/x",
  "/comanda-recurenta/x",
  "/media/a.png",
  "/robots.txt",
  "/thank-you.html",
])("the page %s is not prefetched on hover", (address) => expect(isFetched(address)).toBe(false));
