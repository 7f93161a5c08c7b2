import { expect, it } from "vitest";
import { coveringOf } from "./covering.ts";

it.each([
  ["Consum", "10 ml/m²", "5 l", { from: 500, to: 500 }],
  ["Consum", "20 – 25 ml/m² pe strat", "5 l", { from: 200, to: 250 }],
  ["Consum", "circa 20 ml/m²", "0.75 l", { from: 38, to: 38 }],
  ["Acoperire", "25 – 30 m²/l", "0,5 l", { from: 13, to: 15 }],
  ["Acoperire la 1 l", "60 – 80 m²", "1 l", { from: 60, to: 80 }],
])('coveringOf for %s "%s" and a package of %s returns the area', (name, value, net, area) =>
  expect(coveringOf([{ name, value }], net)).toEqual(area),
);

it.each([
  ["Acoperire", "10 – 25 m²", "0,02 l"],
  ["Acoperire la 300 ml", "circa 60 m²", "0,3 l"],
  ["Consum", "circa 60 ml pe cabină de duș", "1 l"],
  ["Gramaj", "60 g/m²", "1 l"],
  ["Consum", "10 ml/m²", "5 kg"],
  ["Consum", "10 ml/m²", null],
  ["Consum", "0 ml/m²", "5 l"],
])('coveringOf for %s "%s" and a package of %s returns no area', (name, value, net) =>
  expect(coveringOf([{ name, value }], net)).toBeUndefined(),
);
