/** Checks that SQL uses tables only as their owners allow. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tableUsesIn, type TableUse } from "./sql-uses.ts";
import {
  ALLOWED_COMPUTED,
  ALLOWED_READS,
  OUTSIDE_API,
  OWNERS,
  PUBLISHED,
  WRITING_FILES,
} from "./table-owners.ts";

export interface Use extends TableUse {
  file: string;
}

type Known = ReadonlyMap<string, boolean>;

/** Tests and benchmarks may prepare any table. */
const isSource =
  /^(?!e2e\/|bench\/)(?!.*\/(?:testing|generated)\/|.*\.(?:test|spec)\.tsx?$)[a-z-]+\/.*\.(?:ts|tsx|mjs)$/;

/** Prints each disallowed use of another module's table, and returns whether there is none. */
export async function checkTables(root: string, projectFiles: string[]): Promise<boolean> {
  const files = projectFiles.filter((file) => isSource.test(file));
  const uses = (await Promise.all(files.map(async (file) => usesOf(file, await textOf(root, file))))).flat();
  const known = knownTables(await migrationsOf(root, projectFiles));
  const problems = [...problemsOfMap(known), ...problemsOf(uses, known), ...idleExceptions(uses)];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

export function usesOf(file: string, source: string): Use[] {
  return tableUsesIn(file, source).map((use) => ({ file, ...use }));
}

/** Returns the existing tables after these migrations; true marks a view. */
export function knownTables(migrations: readonly string[]): Known {
  const known = new Map<string, boolean>();
  const statement =
    /\b(create)\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:materialized\s+)?(table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)|\b(drop)\s+(?:table|view)\s+(?:if\s+exists\s+)?(\w+)|\balter\s+(?:table|view)\s+(\w+)\s+(rename)\s+to\s+(\w+)/gi;
  for (const text of migrations)
    for (const [, create, kind, made, drop, gone, former, rename, named] of text
      .replaceAll(/--[^\n]*/g, "")
      .matchAll(statement)) {
      if (create && made) known.set(made, kind?.toLowerCase() === "view");
      if (drop && gone) known.delete(gone);
      if (rename && former && named) {
        known.set(named, known.get(former) === true);
        known.delete(former);
      }
    }
  return known;
}

/** Returns the tables without exactly one owner, and the entries without a table. */
export function problemsOfMap(known: Known, owners = OWNERS): string[] {
  const named = Object.values(owners).flat();
  const twice = named.filter((table, index) => named.indexOf(table) !== index);
  return [
    ...[...known.keys()]
      .filter((table) => !named.includes(table))
      .map((table) => `${table} has no owner in setup/table-owners.ts.`),
    ...twice.map((table) => `${table} has two owners in setup/table-owners.ts.`),
    ...named
      .filter((table) => !known.has(table))
      .map((table) => `${table} of setup/table-owners.ts is no table.`),
  ];
}

/** Returns the disallowed uses of other modules' tables. */
export function problemsOf(uses: readonly Use[], known: Known): string[] {
  return uses.flatMap((use) => {
    const why = whyNot(use, known);
    return why === undefined ? [] : [`${use.file}:${use.line} ${why}`];
  });
}

function whyNot({ file, table, kind }: Use, known: Known): string | undefined {
  if (table === undefined && file in ALLOWED_COMPUTED) return undefined;
  if (table === undefined) return "computes a table name at run time: write the name out.";
  if (!known.has(table)) return undefined;
  const outside = OUTSIDE_API[file];
  if (outside && (outside.tables === "every" || outside.tables.includes(table))) return undefined;
  const owner = ownerOf(table);
  const own = moduleOf(file);
  if (owner === own)
    return kind === "read" || mayWrite(file) ? undefined : `writes ${table} outside a *.store.ts.`;
  if (kind === "write") return `writes ${table}, which only ${owner} may write.`;
  if (known.get(table) || table in PUBLISHED) return undefined;
  if (ALLOWED_READS.some((allowed) => allowed.table === table && allowed.file === file)) return undefined;
  return `reads ${table} of ${owner}: call its index.ts, or read a view that it publishes.`;
}

function ownerOf(table: string): string | undefined {
  return Object.keys(OWNERS).find((owner) => OWNERS[owner]?.includes(table));
}

function moduleOf(file: string): string | undefined {
  return /^api\/src\/(?:modules\/[^/]+\/)?([^/]+)\//.exec(file)?.[1];
}

/** Returns whether a file may write its module's tables: only stores, imports and listed exceptions may. */
function mayWrite(file: string): boolean {
  return /\.(?:store|import)\.ts$/.test(file) || file in WRITING_FILES;
}

/** Returns the exceptions that are no longer needed. */
export function idleExceptions(uses: readonly Use[]): string[] {
  const isIdle = (file: string, table: string | undefined): boolean =>
    !uses.some((use) => use.table === table && use.file === file);
  return [
    ...ALLOWED_READS.filter(({ table, file }) => isIdle(file, table)).map(
      ({ table, file }) => `${file} no longer reads ${table}: remove it from setup/table-owners.ts.`,
    ),
    ...Object.keys(ALLOWED_COMPUTED)
      .filter((file) => isIdle(file, undefined))
      .map((file) => `${file} lists every table: remove it from setup/table-owners.ts.`),
    ...Object.entries(OUTSIDE_API).flatMap(([file, { tables }]) =>
      (tables === "every" ? [undefined] : tables)
        .filter(
          (table) => !uses.some((use) => use.file === file && (table === undefined || use.table === table)),
        )
        .map(
          (table) =>
            `${file} ${table ? `no longer uses ${table}` : "uses no table"}: remove it from setup/table-owners.ts.`,
        ),
    ),
    ...Object.keys(WRITING_FILES)
      .filter((file) => !uses.some((use) => use.kind === "write" && use.file === file))
      .map((file) => `${file} writes nothing: remove it from setup/table-owners.ts.`),
  ];
}

async function migrationsOf(root: string, files: string[]): Promise<string[]> {
  const migrations = files.filter((file) => /^api\/src\/db\/migrations\/.*\.sql$/.test(file)).sort();
  return Promise.all(migrations.map((file) => textOf(root, file)));
}

async function textOf(root: string, file: string): Promise<string> {
  return readFile(join(root, file), "utf8").catch(() => "");
}
