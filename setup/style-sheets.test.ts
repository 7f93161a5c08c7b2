/** What each screen of the storefront shows has its rules in the sheets that the screen links. (decisions/0109) */
import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sheetOfRules, sheetsOfScreen } from "../storefront/app/session/style-sheets.ts";
import { importsOf } from "./imports.ts";

const storefront = fileURLToPath(new URL("../storefront/", import.meta.url));

it("gives every screen the rules of all that it may show", async () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: storefront }).filter((file) => !/\.test\./.test(file));
  const imports = Map.groupBy(await importsOf(files, storefront), ({ file }) => file);
  const missing = globSync("app/screens/*/", { cwd: storefront }).flatMap((folder) => {
    const [, , screen = ""] = folder.split("/");
    const entries = files.filter(
      (file) => file.startsWith(`app/screens/${screen}/`) && /\.route\.tsx$|\/screen\.tsx$/.test(file),
    );
    return [...rulesOf(entries, imports)].flatMap((path) => {
      const sheet = sheetOfRules(relative("app", path));
      return sheet && !sheetsOfScreen(screen).includes(sheet)
        ? [`${screen} needs ${path} of ${sheet}.css`]
        : [];
    });
  });
  expect(missing).toEqual([]);
  expect(
    [...rulesOf(["app/root.tsx"], imports)].filter((path) => sheetOfRules(relative("app", path))),
  ).toEqual([]);
});

type Imports = Map<string, { specifier: string; isType: boolean }[]>;

/** The files of rules that these show, at once or later; the table of all screens is no way from one to another. */
function rulesOf(entries: string[], imports: Imports): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file === "app/screens/screens.ts" || /\.server\.tsx?$/.test(file)) continue;
    seen.add(file);
    for (const { specifier, isType } of imports.get(file) ?? [])
      if (!isType && specifier.startsWith(".")) waiting.push(join(dirname(file), specifier));
  }
  return new Set([...seen].filter((file) => file.endsWith(".module.css")));
}
