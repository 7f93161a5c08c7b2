/**
 * Checks migrations with squawk, and that the previous release can still read everything
 * (docs/decisions/0101).
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import {
  closesShop,
  type Contraction,
  CONTRACTIONS,
  type Release,
  RELEASES,
} from "../api/src/db/contractions.ts";

/** The baseline fills an empty database, so the rules start after it. */
const FIRST = "0201";
/** Oldest supported version, which shops with their own database may use. */
const POSTGRES = "15.0";

const LEFT_OUT = [
  // The migration runner sets both timeouts and retries aborted migrations.
  "require-lock-timeout",
  "require-statement-timeout",
  "prefer-robust-stmts",
  // A shop's ids fit into an integer.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
  // `takenIn` checks these.
  "ban-drop-column",
  "ban-drop-table",
  "renaming-column",
  "renaming-table",
  "changing-column-type",
  "adding-required-field",
];

/** The runner executes such a migration statement by statement. */
const OUTSIDE = /^-- outside a transaction\b/;

export interface MigrationText {
  name: string;
  path: string;
  text: string;
}

interface Lists {
  contractions: readonly Contraction[];
  releases: readonly Release[];
}

/** Prints the problems of the migrations among these files, and returns whether there are none. */
export async function checkMigrations(root: string, projectFiles: string[]): Promise<boolean> {
  const paths = projectFiles.filter((file) => /^api\/src\/db\/migrations\/[^/]*\.sql$/.test(file)).sort();
  const all = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path, ".sql"),
      path: join(root, path),
      text: await readFile(join(root, path), "utf8").catch(() => ""),
    })),
  );
  const lists = { contractions: CONTRACTIONS, releases: RELEASES };
  const names = all.map(({ name }) => name);
  const related = all.filter((migration) => isNew(migration) && !closesShop(migration.text));
  const problems = [
    ...related.flatMap((migration) => removedTooEarly(migration, lists)),
    ...related.flatMap(tablesAtOnce),
    ...all.filter(isNew).flatMap((migration) => closedTooEarly(migration, lists)),
    ...problemsOfLists(lists, all),
    ...outOfRow(names),
    ...(await squawkOn(related)),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

const isNew = ({ name }: { name: string }): boolean => name >= FIRST;

/**
 * Returns an error for each repeated number, because such migrations would run alphabetically instead of in
 * merge order.
 */
function outOfRow(names: readonly string[]): string[] {
  const numbers = names.filter((name) => name >= FIRST).map((name) => name.slice(0, 4));
  return numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `Two migrations have the number ${number}: give the later one the next free number.`);
}

/** Returns what a migration removes although the previous release reads it. */
export function removedTooEarly(
  { name, text }: Pick<MigrationText, "name" | "text">,
  { contractions, releases }: Lists,
): string[] {
  return takenIn(text).flatMap(({ what, how }) => {
    const entry = contractions.find((one) => one.what === what && one.takenBy === name);
    if (!entry)
      return [
        `${name} ${how} ${what}, which the previous release reads: remove its use from the code first, then list it in ` +
          `api/src/db/contractions.ts and remove it one release later.`,
      ];
    const release = releases.find(({ version }) => version === entry.unusedSince);
    if (release && release.lastMigration < name) return [];
    return [
      `${name} ${how} ${what}, which was still used before ${entry.unusedSince}: wait for a release after it.`,
    ];
  });
}

/** Returns an error message for a migration that closes the shop in a release other than X.0.0. */
export function closedTooEarly(
  { name, text }: Pick<MigrationText, "name" | "text">,
  { releases }: Pick<Lists, "releases">,
): string[] {
  const release = releases.find(({ lastMigration }) => lastMigration >= name);
  if (!closesShop(text) || !release || release.version.endsWith(".0.0")) return [];
  return [`${name} closes the shop, but ${release.version} runs in parallel with the previous release.`];
}

/** Returns an error message if a migration locks several existing tables, which can cause a deadlock. */
export function tablesAtOnce({ name, text }: Pick<MigrationText, "name" | "text">): string[] {
  const bare = withoutBodies(text);
  const made = [...bare.matchAll(MADE)].map(([, table]) => plain(table));
  const altered = new Set([...bare.matchAll(ALTERED)].map(([, table]) => plain(table)));
  const current = [...altered].filter((table) => !made.includes(table));
  return current.length > 1
    ? [`${name} alters ${current.join(" and ")} at once: give each table a migration of its own.`]
    : [];
}

function problemsOfLists({ contractions, releases }: Lists, all: readonly MigrationText[]): string[] {
  const list = "api/src/db/contractions.ts";
  const idle = contractions.filter(({ what, takenBy }) => {
    const migration = all.find(({ name }) => name === takenBy);
    return takenBy !== undefined && !takenIn(migration?.text ?? "").some((taken) => taken.what === what);
  });
  return [
    ...idle.map(({ what, takenBy }) => `${list}: ${takenBy} does not remove ${what}.`),
    ...releases
      .filter(({ lastMigration }) => !all.some(({ name }) => name === lastMigration))
      .map(
        ({ version, lastMigration }) =>
          `${list}: ${version} ends with ${lastMigration}, which is not a migration.`,
      ),
  ];
}

/** Returns what a migration makes incompatible with the previous release, except in its own objects. */
export function takenIn(text: string): { what: string; how: string }[] {
  const bare = withoutBodies(text);
  const made = new Set([...bare.matchAll(MADE)].map(([, name]) => plain(name)));
  const whole = [...bare.matchAll(DROPPED)].map(([, name]) => ({ what: plain(name), how: "drops" }));
  const altered = [...bare.matchAll(ALTERED)].flatMap(([, table, actions]) =>
    alterations(plain(table), actions ?? ""),
  );
  return [...whole, ...altered].filter(({ what }) => !made.has(what) && !made.has(what.split(".")[0] ?? ""));
}

function withoutBodies(text: string): string {
  return text
    .replaceAll(/--[^\n]*/g, " ")
    .replaceAll(/\/\*[^]*?\*\//g, " ")
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
}

const NAME = String.raw`("?[\w.]+"?)`;
const MADE = new RegExp(
  String.raw`\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:unique\s+)?(?:table|index|type|sequence|view|materialized\s+view|function)\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?${NAME}`,
  "gi",
);
const DROPPED = new RegExp(
  String.raw`\bdrop\s+(?:table|view|materialized\s+view|function|procedure|type|sequence|index|schema)\s+(?:concurrently\s+)?(?:if\s+exists\s+)?${NAME}`,
  "gi",
);
const ALTERED = new RegExp(
  String.raw`\balter\s+(?:table|view)\s+(?:if\s+exists\s+)?(?:only\s+)?${NAME}\s+([^;]*)`,
  "gi",
);

function alterations(table: string, actions: string): { what: string; how: string }[] {
  const column = (pattern: string, how: string) =>
    [...actions.matchAll(new RegExp(pattern, "gi"))].map(([, name]) => ({
      what: `${table}.${plain(name)}`,
      how,
    }));
  const [again, withDefault] = [
    namesAfter(actions, "add\\s+constraint"),
    namesAfter(actions, "alter\\s+(?:column\\s+)?", "\\s+set\\s+default"),
  ];
  const constraints = [
    ...actions.matchAll(new RegExp(String.raw`\bdrop\s+constraint\s+(?:if\s+exists\s+)?${NAME}`, "gi")),
  ]
    .map(([, name]) => plain(name))
    .filter((name) => !again.includes(name));
  return [
    ...column(String.raw`\bdrop\s+(?:column\s+)(?:if\s+exists\s+)?${NAME}`, "drops"),
    ...column(
      String.raw`\bdrop\s+(?!column\b|constraint\b|default\b|not\b|expression\b|identity\b)${NAME}`,
      "drops",
    ),
    ...column(String.raw`\brename\s+(?:column\s+)?(?!to\b|column\b|constraint\b)${NAME}\s+to\b`, "renames"),
    ...(/\brename\s+to\b/i.test(actions) ? [{ what: table, how: "renames" }] : []),
    ...column(
      String.raw`\balter\s+(?:column\s+)?(?!column\b)${NAME}\s+(?:set\s+data\s+)?type\b`,
      "changes the type of",
    ),
    ...column(
      String.raw`\balter\s+(?:column\s+)?(?!column\b)${NAME}\s+drop\s+default\b`,
      "drops the default of",
    ),
    ...column(String.raw`\balter\s+(?:column\s+)?(?!column\b)${NAME}\s+set\s+not\s+null\b`, "demands").filter(
      ({ what }) => !withDefault.includes(what.split(".")[1] ?? ""),
    ),
    ...requiredColumns(actions).map((name) => ({ what: `${table}.${name}`, how: "demands" })),
    ...constraints.map((name) => ({ what: name, how: "drops" })),
  ];
}

function namesAfter(actions: string, before: string, after = ""): string[] {
  return [...actions.matchAll(new RegExp(String.raw`\b${before}\s*${NAME}${after}`, "gi"))].map(([, name]) =>
    plain(name),
  );
}

/** Returns added required columns without a default. Inserts by the previous release would fail on them. */
function requiredColumns(actions: string): string[] {
  return actions.split(/,(?![^(]*\))/).flatMap((action) => {
    const name = new RegExp(
      String.raw`^\s*add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|foreign\b|primary\b|unique\b|column\b)${NAME}\s`,
      "i",
    ).exec(action)?.[1];
    const isRequired =
      /\bnot\s+null\b|\bprimary\s+key\b/i.test(action) && !/\bdefault\b|\bgenerated\b/i.test(action);
    return name !== undefined && isRequired ? [plain(name)] : [];
  });
}

function plain(name: string | undefined): string {
  return (name ?? "").replaceAll('"', "").replace(/^public\./, "");
}

export async function squawkOn(migrations: readonly MigrationText[]): Promise<string[]> {
  const [outside, inside] = [true, false].map((requested) =>
    migrations.filter(({ text }) => OUTSIDE.test(text) === requested).map(({ path }) => path),
  );
  return [
    ...(await runSquawk(outside ?? [], [])),
    ...(await runSquawk(inside ?? [], ["--assume-in-transaction"])),
  ];
}

interface Finding {
  file: string;
  /** Zero-based. */
  line: number;
  message: string;
  help?: string;
  rule_name: string;
}

/**
 * Returns squawk's path. If there is none for this platform, returns undefined, and only our own rules are
 * checked.
 */
function findSquawk(): string | undefined {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve("squawk-cli/package.json"));
    return resolve(`@squawk-cli/${platform}/bin/squawk`);
  } catch (cause) {
    // On the build servers' platform the locked packages contain squawk.
    if (platform === "linux-x64") throw new Error("squawk-cli is not installed completely.", { cause });
    console.log(
      `squawk is not available for ${platform}: new migrations are only checked with the project's own rules.`,
    );
    return undefined;
  }
}

async function runSquawk(paths: readonly string[], flags: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const squawk = findSquawk();
  if (squawk === undefined) return [];
  const args = [
    ...flags,
    `--pg-version=${POSTGRES}`,
    `--exclude=${LEFT_OUT.join(",")}`,
    "--reporter=json",
    "--",
    ...paths,
  ];
  const output = await new Promise<string>((resolve, reject) => {
    // Squawk exits with 1 for findings, and with empty output when it fails.
    execFile(squawk, args, { maxBuffer: 64_000_000 }, (error, out, errorOutput) =>
      out.trim() === "" && error
        ? reject(new Error(`squawk failed: ${errorOutput}`, { cause: error }))
        : resolve(out),
    );
  });
  return (JSON.parse(output || "[]") as Finding[]).map(
    ({ file, line, message, help, rule_name: rule }) =>
      `${basename(file)}:${line + 1} ${message} ${help ?? ""} (squawk: ${rule})`,
  );
}
