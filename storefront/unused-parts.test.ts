import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { emptyFunctions, UNUSED, UNUSED_OF_ROUTER, withoutDisplayNames } from "./unused-parts.ts";

const { resolve: find } = createRequire(import.meta.url);
const shop = join(import.meta.dirname, "..");

it("empties a function and its prototype's methods, and leaves what stands beside", () => {
  const code = `function walk(a, b) {
  if (a) {
    b();
  }
}
walk.prototype.go = function (a) {
  return a;
};
function walkOn(
  a
) {
  walk(a);
}`;
  expect(emptyFunctions(code, ["walk"])).toBe(`function walk(a, b) {}

function walkOn(
  a
) {
  walk(a);
}`);
  expect(emptyFunctions(code, ["walkOn"])).toContain("function walkOn(\n  a\n) {}");
});

it("finds in the installed React all that it leaves out", () => {
  const dom = join(dirname(find("react-dom/package.json")), "cjs/react-dom-client.production.js");
  const code = readFileSync(dom, "utf8");
  const names = Object.values(UNUSED).flat();
  expect(emptyFunctions(code, names).length).toBeLessThan(code.length - 50_000);
  expect(() => emptyFunctions(code, [...names, "commitNothing"])).toThrow("no function commitNothing");
});

it("finds in the installed router all that it leaves out", () => {
  const router = dirname(find("react-router"));
  for (const [file, names = []] of Object.entries(UNUSED_OF_ROUTER)) {
    const code = readFileSync(join(router, file), "utf8");
    expect(emptyFunctions(code, names).length).toBeLessThan(code.length - 300 * names.length);
  }
});

it("leaves out nothing that the shop's pages use", () => {
  const used =
    /<(?:ViewTransition|Activity|SuspenseList|Fragment\s[^>]*ref=)|useActionState|useFormState|on(?:BeforeInput|Select)=|\b(?:preinit|preinitModule|preconnect|prefetchDNS|preloadModule)\(|<[a-z]+-[a-z]/;
  const files = globSync(["storefront/app/**/*.tsx", "ui/src/**/*.tsx"], { cwd: shop }).filter(
    (file) => !/\.server\.tsx$|\.test\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => used.test(readFileSync(join(shop, file), "utf8")))).toEqual([]);
});

it("lets a bundler leave out components that only have a name for tools", () => {
  expect(
    withoutDisplayNames('const A = f();\nA.displayName = "A";\nfunction b() {\n\tA.displayName = "B";\n}'),
  ).toBe('const A = f();\n\nfunction b() {\n\tA.displayName = "B";\n}');
});
