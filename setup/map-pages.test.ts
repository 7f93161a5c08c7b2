import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const MODULES = "api/src/modules";
const PAGES = "docs/architecture";
const FOLDERS: Record<string, string> = { storefront: "storefront/app", office: "office/app" };
const PATHS = /`([\w-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g;

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe.each(readdirSync(join(root, PAGES)))("docs/architecture/%s", (file) => {
  const name = file.replace(".md", "");
  const page = read(`${PAGES}/${file}`);
  const folder = FOLDERS[name] ?? `${MODULES}/${name}`;
  const modules = existsSync(join(root, MODULES, name)) ? foldersIn(`${MODULES}/${name}`) : [];

  it("names only files and folders that exist", () => {
    const places = [...page.matchAll(PATHS)]
      .map(([, path = ""]) => path)
      .filter((path) => path.includes("/"));
    const starts = ["", folder];
    const missing = places.filter((path) => !starts.some((start) => existsSync(join(root, start, path))));
    expect(missing).toEqual([]);
  });

  it("has an entry for each module of its group", () => {
    expect(modules.filter((module) => !page.includes(`**${module}**`))).toEqual([]);
  });
});
