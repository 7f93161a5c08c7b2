import { expect, it } from "vitest";
import { beginsAtOnce } from "./loads-immediately.ts";

it.each([
  "/cos",
  "/account",
  "/account/adrese",
  "/Account/info",
  "/plata/1",
  "/comanda",
  "/auth",
  "/thank-you.html",
])("%s loads React immediately", (path) => expect(beginsAtOnce(path)).toBe(true));
it("an empty cart loads React on first interaction", () => {
  expect(beginsAtOnce("/cos", { root: {}, cart: { loadsOnInteraction: true } })).toBe(false);
});
it.each(["/", "/cosuri-de-gunoi", "/accounts", "/blog", "/search", "/promotii", "/articole/livrare.html"])(
  "%s loads React on first interaction",
  (path) => expect(beginsAtOnce(path)).toBe(false),
);
