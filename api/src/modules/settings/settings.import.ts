import type { Tx } from "../../db/database.ts";

export interface SettingsImport {
  /** Keys as in the settings call (browsing spec, B-204), plus `flags` and the shop's own rates. */
  settings?: Record<string, unknown>;
  topLinks?: { name: string; url: string }[];
}

/** Writes settings key by key and replaces the menu's top links when they are given. */
export async function importSettings(tx: Tx, { settings = {}, topLinks }: SettingsImport): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    const row = { key, value: JSON.stringify(value) };
    await tx
      .insertInto("setting")
      .values(row)
      .onConflict((on) => on.column("key").doUpdateSet({ value: row.value }))
      .execute();
  }
  if (!topLinks) return;
  await tx.deleteFrom("top_link").execute();
  const rows = topLinks.map(({ name, url }, position) => ({ position, name, url }));
  if (rows.length > 0) await tx.insertInto("top_link").values(rows).execute();
}
