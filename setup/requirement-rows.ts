// Each row of requirements.tsv maps a specified line (B, C) or a promise to operators (O) to files and tests.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TABLE = "setup/requirements.tsv";
const PATHS = /`([^`\s]+\.(?:tsx?|css|sql|md|mjs))`/g;
const TITLES = /"([^"]+)"/g;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;

interface Row {
  id: string;
  paths: string[];
  tests: string[];
  titles: string[];
}

/** Returns the table's rows; tests and titles come from the last column. */
export function rowsOf(table: string): Row[] {
  const lines = table.trimEnd().split("\n").slice(1);
  return lines.map((line) => {
    const [id = "", , , where = "", proof = ""] = line.split("\t");
    const tests = found(proof, PATHS).filter((path) => IS_TEST.test(path));
    return { id, paths: found(`${where} ${proof}`, PATHS), tests, titles: found(proof, TITLES) };
  });
}

/** Returns missing files, titles without a test, and tests without a title. */
export function faultsOf(
  { id, paths, tests, titles }: Row,
  textOf: (path: string) => string | undefined,
): string[] {
  const has = (test: string, title: string) => textOf(test)?.includes(title) ?? false;
  const gone = paths.filter((path) => textOf(path) === undefined);
  const untitled = tests.filter((test) => !gone.includes(test) && !titles.some((title) => has(test, title)));
  const lost = tests.length === 0 ? [] : titles.filter((title) => !tests.some((test) => has(test, title)));
  return [
    ...gone.map((path) => `${id} names ${path}, which does not exist`),
    ...lost.map((title) => `${id} quotes "${title}", which none of its tests contains`),
    ...untitled.map((test) => `${id} names ${test} without the title of a test in it`),
  ];
}

/** Prints the faults of all rows, and returns whether there are none. */
export async function checkRequirements(root: string): Promise<boolean> {
  const rows = rowsOf(await readFile(join(root, TABLE), "utf8"));
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
