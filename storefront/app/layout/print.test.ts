import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const app = new URL("../", import.meta.url);
const ui = new URL("../../../ui/src/", import.meta.url);
const read = (file: string | URL): string => readFileSync(file, "utf8");

/** The main class of a module has the module's name. Other classes append their own name to it. */
const named = new Set(
  [app, ui].flatMap((folder) =>
    globSync("**/*.module.css", { cwd: folder }).flatMap((file) => {
      const block = basename(file, ".module.css");
      const classes = read(new URL(file, folder)).matchAll(/\.([a-z][\w-]*)/gi);
      return [...classes].map(([, name = ""]) => (name === block ? block : `${block}__${name}`));
    }),
  ),
);

it("print.css keeps colours only for classes that exist", () => {
  const [, marks = ""] =
    /\*\/\s*([^{}]+)\{\s*print-color-adjust/.exec(read(new URL("print.css", import.meta.url))) ?? [];
  const classes = [...marks.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  expect(classes).toContain("stars__row");
  expect(classes.filter((name) => !named.has(name ?? ""))).toEqual([]);
});

it("print.css has rules only for classes that exist", () => {
  const rules = read(new URL("print.css", import.meta.url)).replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const classes = [...rules.matchAll(/\.([a-z][\w-]+)(?=[^{}]*\{)/g)].map(([, name = ""]) => name);
  expect(classes).toContain("product-grid__grid");
  // Checks the class names of modules, except two that are defined elsewhere.
  expect(classes.filter((name) => !named.has(name) && !["prose", "visually-hidden"].includes(name))).toEqual(
    [],
  );
});
