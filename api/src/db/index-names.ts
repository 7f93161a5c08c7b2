/** Leaves out the indexes of keys and unique constraints, because they cannot be dropped by mistake. */
import { type Migration } from "./apply-migration.ts";
import { readMigrations } from "./migrate.ts";

const CHANGES =
  /create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?<name>\w+)\s+on\s+(?<table>\w+)|drop\s+(?<kind>index|table)\s+(?:concurrently\s+)?(?:if\s+exists\s+)?(?<dropped>\w+)/gi;

/** Returns the names of the indexes in a fully migrated database, and the last migration of this version. */
export async function indexNames(): Promise<{ names: string[]; lastMigration: string }> {
  const migrations = await readMigrations();
  return { names: indexesOf(migrations), lastMigration: migrations.at(-1)?.name ?? "" };
}

function indexesOf(migrations: readonly Migration[]): string[] {
  const tables = new Map<string, string>();
  for (const { text } of migrations)
    for (const { groups = {} } of text.replace(/--.*$/gm, "").matchAll(CHANGES)) {
      const { name, table = "", kind, dropped = "" } = groups;
      if (name !== undefined) tables.set(name, table);
      else if (kind?.toLowerCase() === "index") tables.delete(dropped);
      else for (const [index, of] of tables) if (of === dropped) tables.delete(index);
    }
  return [...tables.keys()];
}
