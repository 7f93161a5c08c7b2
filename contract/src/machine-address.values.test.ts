import { expect, it } from "vitest";
import { decodeMachine, encodeMachine, MACHINE_PARTS } from "./machine-address.values.ts";

const machine = {
  type: "Mașină de spălat pardoseli",
  brand: "Kärcher",
  model: "T 12/1",
  capacity: "50 l",
  year: "2021",
  categoryID: 4170,
};
const written = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString("base64url");

it("decodeMachine reverses encodeMachine, including diacritics", () => {
  const encoded = encodeMachine(machine);
  expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(encoded).toBe(written(machine));
  expect(decodeMachine(encoded)).toEqual(machine);
});

it("decodeMachine accepts padding, single parts, numeric parts and a category id as text", () => {
  const padded = Buffer.from('{"model":"B 50"}').toString("base64");
  expect(padded).toMatch(/=$/);
  const none = { type: "", brand: "", capacity: "", year: "" };
  expect(decodeMachine(padded)).toEqual({ ...none, model: "B 50" });
  expect(decodeMachine(written({ model: 50, brand: null, year: 2021, categoryID: "7" }))).toEqual({
    ...none,
    model: "50",
    year: "2021",
    categoryID: 7,
  });
});

it("decodeMachine accepts five parts of eighty characters each and refuses longer parts", () => {
  const longest = Object.fromEntries(MACHINE_PARTS.map((part) => [part, "ț".repeat(80)]));
  expect(decodeMachine(encodeMachine(longest))).toEqual(longest);
  expect(decodeMachine(encodeMachine({ brand: "x".repeat(81) }))).toBeUndefined();
});

it.each([
  "",
  "detergent",
  "mop-plat",
  "%%%%%%%%",
  "eyJhIjoxfQ",
  "e30",
  written([1]),
  written(null),
  written({}),
  written({ brand: " " }),
  written({ capacity: "50 l", year: "2021" }),
  written({ brand: {} }),
  written({ brand: { $gt: 1 } }),
  written({ brand: "a", year: ["2021"] }),
  written({ brand: "a\0" }),
  written({ brand: "a", categoryID: -1 }),
  written({ brand: "a", categoryID: 1.5 }),
  written({ brand: "a", categoryID: 2 ** 31 }),
  written({ brand: "a", categoryID: "x" }),
  Buffer.from('{"brand":"\\ud800"}').toString("base64url"),
  Buffer.from([...Buffer.from('{"brand":"'), 0xff, ...Buffer.from('"}')]).toString("base64url"),
  `${written({ brand: "a" })}${"A".repeat(3_000)}`,
])("decodeMachine returns undefined for %j", (text) => {
  expect(decodeMachine(text)).toBeUndefined();
});
