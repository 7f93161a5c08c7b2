import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

it.each([
  [
    "Detergent degresant pentru pardoseli de bucătărie Podin, lămâie, 5 l",
    "Detergent degresant pentru pardoseli de bucătărie Podin,",
    "lămâie, 5 l",
  ],
  ["Apă demineralizată 1,5 l", "Apă demineralizată 1,5 l", ""],
  ["Mop", "Mop", ""],
])("%s", (name, main, rest) => {
  expect(splitName(name)).toEqual({ main, rest });
});
