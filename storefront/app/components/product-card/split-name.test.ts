import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

it.each([
  [
    "Detergent degresant pentru pardoseli de bucătărie Podin, lămâie, 5 l",
    "5 l · lămâie",
    "Detergent degresant pentru pardoseli de bucătărie Podin",
    "5 l · lămâie",
  ],
  ["Detergent cu lavandă 5 l", "5 l", "Detergent cu lavandă", "5 l"],
  ["Prosoape pliate, 2 straturi, Alb", "alb", "Prosoape pliate, 2 straturi", "alb"],
  ["Decapant pentru ceară Nou, 1 l", "1 l · bucată", "Decapant pentru ceară Nou", "1 l · bucată"],
  // External providers send no variants.
  ["Detergent Podin, lămâie, 5 l", undefined, "Detergent Podin", "lămâie, 5 l"],
  ["Apă demineralizată 1,5 l", undefined, "Apă demineralizată 1,5 l", ""],
])("splitName splits %s with the variant values %s", (name, reported, main, line) => {
  expect(splitName(name, reported)).toEqual({ main, line });
});
