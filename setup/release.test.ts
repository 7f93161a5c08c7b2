import { expect, it } from "vitest";

const { shippedPackages, releaseProblems } = await import(new URL("./release.mjs", import.meta.url).href);
const whole = {
  version: "1.2.0",
  changelog: "# What is new\n\n## 1.2.0\n",
  changes: "",
  tags: ["v1.2.0"],
  advisories: [],
};

it("the release check accepts a version that is committed, tagged and in the changelog", () => {
  expect(releaseProblems(whole)).toEqual([]);
});

it.each([
  ["uncommitted changes", { changes: " M README.md" }, "There are uncommitted changes"],
  ["no tag", { tags: [""] }, "has no tag v1.2.0"],
  ["another version's tag", { tags: ["v1.1.9"] }, "has no tag v1.2.0"],
  ["an open advisory", { advisories: ["x@1.0.0 is affected by GHSA-x"] }, "GHSA-x"],
  ["a missing changelog entry", { changelog: "# What is new\n" }, 'no part "## 1.2.0"'],
])("the release check refuses %s", (_what, changes, words) => {
  expect(releaseProblems({ ...whole, ...changes }).join()).toContain(words);
});

it("the SBOM lists packages that run in a shop, even if development needs them", () => {
  const part = (ref: string) => ({ "bom-ref": ref });
  const sbom = {
    metadata: { component: { ...part("shop@1.0.0"), name: "a-folder" } },
    components: [part("react@19.0.0"), part("@shop/api@1.0.0"), part("vitest@5.0.0")],
    dependencies: [
      { ref: "shop@1.0.0", dependsOn: ["vitest@5.0.0", "@shop/api@1.0.0"] },
      { ref: "vitest@5.0.0", dependsOn: ["react@19.0.0"] },
    ],
  };
  const packages = {
    "": { name: "shop", version: "1.0.0" },
    "node_modules/@shop/api": { resolved: "api", link: true },
    api: { name: "@shop/api", version: "1.0.0" },
    "ui/node_modules/react": { version: "19.0.0" },
    "node_modules/vitest": { version: "5.0.0", dev: true },
  };
  const listed = shippedPackages(sbom, { name: "shop", packages });
  expect(listed.metadata.component.name).toBe("shop");
  expect(listed.components).toEqual([part("react@19.0.0"), part("@shop/api@1.0.0")]);
  expect(listed.dependencies).toEqual([{ ref: "shop@1.0.0", dependsOn: ["@shop/api@1.0.0"] }]);
});
