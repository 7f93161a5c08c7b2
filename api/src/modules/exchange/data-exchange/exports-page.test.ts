import { readFileSync } from "node:fs";
import { SHEET_KINDS } from "@curat/contract/staff/exchange.values";
import { expect, it } from "vitest";
import { KINDS } from "./kinds/kinds.ts";

const page = readFileSync(new URL("../../../../../docs/exports.md", import.meta.url), "utf8");
const documented = new Map(
  page
    .split("\n## ")
    .slice(1)
    .map((part) => [part.split("\n")[0], [...part.matchAll(/`(.+?)`/g)].map(([, label]) => label)]),
);

it("docs/exports.md lists every column of every exported file, in order, and no others", () => {
  const actual = SHEET_KINDS.map((kind) => [
    KINDS[kind].title,
    KINDS[kind].columns.map(({ label }) => label),
  ]);
  expect([...documented]).toEqual(actual);
});
