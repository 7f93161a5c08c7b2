/** Records the demo's removal in the database, where backups and other machines find it. */
import { DEMO_REMOVED } from "@curat/contract/staff/first-steps.values";
import type pg from "pg";
import { withClient } from "../postgres/with-client.ts";
import type { Settings } from "../settings.ts";

/** The key of a hidden `setting`, with the value `{"at": …}`. */
export const REMOVED = DEMO_REMOVED;

/** Returns when the demo was removed; undefined if it was not, or if the database has no tables yet. */
export async function demoRemovedAt(client: pg.Client): Promise<Date | undefined> {
  const { rows: tables } = await client.query("select to_regclass('public.setting') as setting");
  if (tables[0]?.setting === null) return undefined;
  const { rows } = await client.query("select value ->> 'at' as at from setting where key = $1", [REMOVED]);
  return rows[0] ? new Date(rows[0].at) : undefined;
}

/** Returns the settings with the demo disabled if it was removed, even if DEMO_PRODUCTS is not 0. */
export async function withoutRemovedDemo<Given extends Pick<Settings, "demoProducts">>(
  settings: Given,
  databaseUrl: string | undefined,
): Promise<Given> {
  if (settings.demoProducts === 0 || databaseUrl === undefined) return settings;
  const isRemoved = await withClient(databaseUrl, demoRemovedAt);
  return isRemoved ? { ...settings, demoProducts: 0 } : settings;
}
