import { expect, it } from "vitest";
import { faultsOf, rowsOf } from "./requirement-rows.ts";

const files = new Map([
  ["ui/src/price.ts", "export const price = 1;"],
  ["ui/src/price.test.ts", 'it("has two decimals", () => {});'],
  ["ui/src/other.test.ts", 'it("is another test", () => {});'],
]);
const faults = (row: string) =>
  rowsOf(`line\tsection\tasks\twhere\tproof\n${row.replaceAll(" | ", "\t")}\n`).flatMap((one) =>
    faultsOf(one, (path) => files.get(path)),
  );

it.each([
  'C-125 | C12. Constants | Prices | `ui/src/price.ts` | `ui/src/price.test.ts` "has two decimals"',
  "B-208 | B21. Errors | Readers | `ui/src/price.ts` | internal: nobody sees it",
])("the check accepts the row: %s", (row) => {
  expect(faults(row)).toEqual([]);
});

it.each([
  [
    '`ui/src/gone.ts` | `ui/src/price.test.ts` "has two decimals"',
    "names ui/src/gone.ts, which does not exist",
  ],
  ['`ui/src/price.ts` | `ui/src/gone.test.ts` "has two decimals"', "names ui/src/gone.test.ts, which"],
  [
    '`ui/src/price.ts` | `ui/src/price.test.ts` "has three"',
    'quotes "has three", which none of its tests contains',
  ],
  [
    '`ui/src/price.ts` | `ui/src/price.test.ts`, `ui/src/other.test.ts` "has two decimals"',
    "names ui/src/other.test.ts without the title",
  ],
])("the check refuses the row: %s", (cells, message) => {
  expect(faults(`C-125 | C12. Constants | Prices | ${cells}`).join("\n")).toContain(message);
});
