import { expect, it } from "vitest";
import { packagingText, readPackaging } from "./packaging.values.ts";

it.each([
  ["", ""],
  ["plastic 45", "plastic 45"],
  ["Carton: 120 g; PLASTIC 45.5", "plastic 45,5; hârtie-carton 120"],
  ["hârtie-carton 12\nSticlă 300;", "hârtie-carton 12; sticlă 300"],
  ["oţel 9", "oțel 9"],
])("packagingText writes what readPackaging parsed from %j as %j", (text, stored) => {
  const parts = readPackaging(text);
  expect(parts && packagingText(parts)).toBe(stored);
  expect(packagingText(readPackaging(stored) ?? [])).toBe(stored);
});

it.each([
  "plastic",
  "45 plastic",
  "aur 5",
  "plastic 0",
  "plastic 1; carton 2; PET 3",
  "plastic 1,55",
  "plastic -4",
])("readPackaging refuses %j", (text) => {
  expect(readPackaging(text)).toBeUndefined();
});
