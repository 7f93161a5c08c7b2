import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { OWNERS } from "./table-owners.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const MODULES = "api/src/modules";
const PAGES = "docs/architecture";
const FOLDERS: Record<string, string> = { storefront: "storefront/app", office: "office/app" };
const PATHS = /`([\w-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g;

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const pathsIn = (text: string): string[] => [...text.matchAll(PATHS)].map(([, path = ""]) => path);
const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe.each(readdirSync(join(root, PAGES)))("docs/architecture/%s", (file) => {
  const name = file.replace(".md", "");
  const page = read(`${PAGES}/${file}`);
  const folder = FOLDERS[name] ?? `${MODULES}/${name}`;
  const modules = existsSync(join(root, MODULES, name)) ? foldersIn(`${MODULES}/${name}`) : [];

  it("the page lists only files and folders that exist", () => {
    const places = pathsIn(page).filter((path) => path.includes("/"));
    const missing = places.filter(
      (path) => !["", folder].some((start) => existsSync(join(root, start, path))),
    );
    expect(missing).toEqual([]);
  });

  it("the page has an entry for each module of its group", () => {
    expect(modules.filter((module) => !page.includes(`**${module}**`))).toEqual([]);
  });
});

const modules = foldersIn(MODULES).flatMap((group) =>
  foldersIn(`${MODULES}/${group}`).map((module) => `${MODULES}/${group}/${module}`),
);

it.each(modules)("the file %s/index.ts begins with a table of contents", (folder) => {
  const contents = /^\/\*\*[\s\S]*?\*\//.exec(read(`${folder}/index.ts`))?.[0] ?? "";
  const named = pathsIn(contents);
  const parts = readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => /\/$|\.(?:rules|service|tasks)\.ts$/.test(name))
    .filter((name) => name !== "testing/" && name !== "samples/");
  expect(named.filter((path) => !existsSync(join(root, folder, path)))).toEqual([]);
  expect(parts.filter((part) => !named.includes(part))).toEqual([]);
  const tables = /Tables and views: ([^.]+)\./.exec(contents)?.[1] ?? "";
  expect(tables.split(/[,\s*]+/).filter(Boolean)).toEqual(OWNERS[basename(folder)] ?? []);
});
