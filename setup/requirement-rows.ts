// A row of the requirements, or of the promises to those who run the shop, names the files where its line lives and tests by
// file and title: all of them are there.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TABLES = ["docs/requirements.md", "docs/promises.md"];
const PATHS = /`([^`\s]+\.(?:tsx?|css|sql|md|mjs))`/g;
const TITLES = /"([^"]+)"/g;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;

interface Row {
  id: string;
  paths: string[];
  tests: string[];
  titles: string[];
}

/** The table's rows; the tests and titles are those of the last cell. */
export function rowsOf(requirements: string): Row[] {
  return requirements.split("\n").flatMap((line) => {
    const id = /^\| ([BCO]-\d{3}) \|/.exec(line)?.[1];
    if (id === undefined) return [];
    const shown = line.split(" | ").at(-1) ?? "";
    const tests = found(shown, PATHS).filter((path) => IS_TEST.test(path));
    return [{ id, paths: found(line, PATHS), tests, titles: found(shown, TITLES) }];
  });
}

/** A sentence for each file that is gone, each title that stands in none of its tests, each test that has none of the titles. */
export function faultsOf(
  { id, paths, tests, titles }: Row,
  textOf: (path: string) => string | undefined,
): string[] {
  const has = (test: string, title: string) => textOf(test)?.includes(title) ?? false;
  const gone = paths.filter((path) => textOf(path) === undefined);
  const untitled = tests.filter((test) => !gone.includes(test) && !titles.some((title) => has(test, title)));
  const lost = tests.length === 0 ? [] : titles.filter((title) => !tests.some((test) => has(test, title)));
  return [
    ...gone.map((path) => `${id} names ${path}, which is not there`),
    ...lost.map((title) => `${id} quotes "${title}", which stands in none of its tests`),
    ...untitled.map((test) => `${id} names ${test} without the title of a test in it`),
  ];
}

/** Prints what the rows name wrongly; answers whether there was nothing. */
export async function checkRequirements(root: string): Promise<boolean> {
  const tables = await Promise.all(TABLES.map((path) => readFile(join(root, path), "utf8")));
  const rows = tables.flatMap(rowsOf);
  const paths = [...new Set(rows.flatMap((row) => row.paths))];
  const texts = new Map(
    await Promise.all(
      paths.map(
        async (path) => [path, await readFile(join(root, path), "utf8").catch(() => undefined)] as const,
      ),
    ),
  );
  const faults = rows.flatMap((row) => faultsOf(row, (path) => texts.get(path)));
  for (const fault of faults) console.error(fault);
  return rows.length > 0 && faults.length === 0;
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}
