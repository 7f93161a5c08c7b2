import { expect, it } from "vitest";

// A plain module without types, as what npm runs is.
const { releaseProblems } = await import(new URL("./release.mjs", import.meta.url).href);
const whole = { version: "1.2.0", changelog: "# What is new\n\n## 1.2.0\n", changes: "", tags: ["v1.2.0"] };

it("releases what is committed, tagged and told", () => {
  expect(releaseProblems(whole)).toEqual([]);
});

it.each([
  ["changes that are not committed", { changes: " M README.md" }, "Something is not committed"],
  ["no tag", { tags: [""] }, "has no tag v1.2.0"],
  ["another version's tag", { tags: ["v1.1.9"] }, "has no tag v1.2.0"],
  ["nothing in the changelog", { changelog: "# What is new\n" }, 'no part "## 1.2.0"'],
])("refuses %s", (_what, changes, words) => {
  expect(releaseProblems({ ...whole, ...changes }).join()).toContain(words);
});
