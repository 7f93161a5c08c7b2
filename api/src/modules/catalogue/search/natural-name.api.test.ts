import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { NATURAL_NAME, naturalName } from "./natural-name.ts";

const SORTED = [
  "balsam 2",
  "detergent 1 l",
  "detergent 5 l",
  "detergent 05 l galben",
  "detergent 10 l",
  "detergent 500 ml",
  "mop 007",
  "mop 70 cm",
  "mop 123456789012 b",
  "mop 1234567890123 a",
];
const shop = await openTestShop();

it("naturalName sorts the numbers in names by their value", () => {
  const names = ["detergent 10 l", "detergent 500 ml", "detergent 1 l", "detergent 5 l"];
  expect(names.toSorted((a, b) => (naturalName(a) < naturalName(b) ? -1 : 1))).toEqual([
    "detergent 1 l",
    "detergent 5 l",
    "detergent 10 l",
    "detergent 500 ml",
  ]);
});

it("PostgreSQL and naturalName pad names identically", async () => {
  const rows = await shop.query<{ name_key: string; filled: string }>(
    `select name_key, ${NATURAL_NAME} as filled from unnest($1::text[]) as name_key`,
    [SORTED],
  );
  expect(rows.map(({ filled }) => filled)).toEqual(SORTED.map(naturalName));
});
