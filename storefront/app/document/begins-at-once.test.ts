import { expect, it } from "vitest";
import { beginsAtOnce } from "./begins-at-once.ts";

it.each([
  "/cos",
  "/account",
  "/account/adrese",
  "/Account/info",
  "/plata/1",
  "/comanda",
  "/auth",
  "/thank-you.html",
])("%s is there to be filled in", (path) => expect(beginsAtOnce(path)).toBe(true));
it.each(["/", "/cosuri-de-gunoi", "/accounts", "/blog", "/search", "/promotii", "/articole/livrare.html"])(
  "%s is read first",
  (path) => expect(beginsAtOnce(path)).toBe(false),
);
