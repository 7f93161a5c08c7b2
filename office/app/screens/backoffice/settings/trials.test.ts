import { expect, it } from "vitest";
import { trialsOf } from "./trials.ts";

it("trialsOf links tariffs to the test parcel, and each product feed to its URL", () => {
  const feeds = [
    { name: "google.xml", key: null },
    { name: "compari.xml", key: "o cheie & mai lungă" },
  ];
  expect(trialsOf({ key: "shipping" }).map(({ href }) => href)).toEqual([
    "/admin/setari/colet",
    "/admin/setari/metode-livrare",
  ]);
  expect(trialsOf({ key: "feeds", value: { feeds } }).map(({ href }) => href)).toEqual([
    "/admin/fluxuri",
    "/feed/google.xml",
    "/feed/o%20cheie%20%26%20mai%20lung%C4%83/compari.xml",
  ]);
  expect(trialsOf({ key: "name", value: "Curat" })).toEqual([]);
});
