import { expect, it } from "vitest";
import { MAX_PINS, parsePins, withPin } from "./pins.ts";

it("pins keep their order, and paths outside the office are ignored", () => {
  expect(parsePins("/comenzi /incasari/banca //rău.ro /comenzi x")).toEqual(["/comenzi", "/incasari/banca"]);
  expect(withPin(["/comenzi"], "/produse", true)).toEqual(["/comenzi", "/produse"]);
  expect(withPin(["/comenzi", "/produse"], "/comenzi", false)).toEqual(["/produse"]);
  expect(withPin(["/comenzi"], "https://rău.ro", true)).toEqual(["/comenzi"]);
});

it("pinning more pages than allowed drops the oldest pin", () => {
  const pins = Array.from({ length: MAX_PINS }, (_, index) => `/pagina-${index}`);
  expect(withPin(pins, "/comenzi", true)).toEqual([...pins.slice(1), "/comenzi"]);
});
