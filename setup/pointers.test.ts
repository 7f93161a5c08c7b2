import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { danglingIn, pointable } from "./pointers.ts";

const known = pointable(
  new Map([
    ["docs/law.md", "# Law\n\n## Price, offer\n\n- **VAT.** 21 %.\n"],
    ["setup/requirements.tsv", "line\tsection\nB-049\tB12. Product page\n"],
    ["docs/decisions/0042-silent.md", "# 0042 Silent\n\n## Forms\n"],
  ]),
);
const dangling = (text: string, path = "api/src/text/money.ts") => danglingIn(text, path, known);

it.each([
  "/** Rounded once a line (law: VAT). */",
  "/* (law: Price, offer) */",
  "// Letter for letter (requirements: B-049).",
  "const a = 1; // requirements: B12: what stands there",
  "-- Kept apart (decisions/0042: Forms).",
  "/** Fields (decisions/0042: forms; law: VAT). B-049 says why; decision 0042, docs/law.md. */",
  "/** decisions/0042: Forms */",
  'const text = "(law: nothing that anybody wrote)";',
])("the comment %s has valid pointers", (comment) => {
  expect(dangling(comment)).toEqual([]);
});

it.each([
  ["/** (law: Customs). */", "law: Customs"],
  ["// (requirements: B-999)", "B-999"],
  ["/* docs/decisions/0001-a.md */", "docs/decisions/0001-a.md"],
  ["/** As decision 0077 says. */", "decision 0077"],
  ["const a = 1; // (decisions/0042: Coupons)", "decisions/0042: Coupons"],
  ["/**\n * Told in (decisions:\n * Forms). */", "decisions: Forms"],
  ["/** (browsing spec, section 2) */", "browsing spec"],
  ["// spec: cart", "spec: "],
  ["/** (look: Empty states) */", "(look:"],
])("the text %s is a dangling pointer", (comment, found) => {
  expect(dangling(comment)).toContain(found);
});

it.each([
  "api/src/modules/selling/cart/lines.rules.ts",
  "storefront/app/screens/product/gallery.module.css",
  "api/src/db/migrations/0200_baseline.sql",
])("the check finds a dangling pointer added to %s", (path) => {
  const comment = path.endsWith(".sql") ? "-- (law: Customs)" : "/* (law: Customs) */";
  const text = `${readFileSync(new URL(`../${path}`, import.meta.url), "utf8")}\n${comment}\n`;
  expect(dangling(text, path)).toContain("law: Customs");
});
