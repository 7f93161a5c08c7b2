import { readFileSync } from "node:fs";
import { SHEET_KINDS } from "@curat/contract/staff/exchange.values";
import { expect, it } from "vitest";
import { KINDS } from "./kinds/kinds.ts";

const table = readFileSync(new URL("../../../../../docs/exports.tsv", import.meta.url), "utf8");

it("docs/exports.tsv lists every column of every exported file, in order, and no others", () => {
  const documented = table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t").slice(0, 2));
  const actual = SHEET_KINDS.flatMap((kind) =>
    KINDS[kind].columns.map(({ label }) => [KINDS[kind].title, label]),
  );
  expect(documented).toEqual(actual);
});
