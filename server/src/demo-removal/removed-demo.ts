/** That a shop's demo was taken out of it: a fact of its database, so that backups and other machines know it too. */
import { DEMO_REMOVED } from "@curat/contract/staff/first-steps.values";
import type pg from "pg";
import { withClient } from "../postgres/with-client.ts";
import type { Settings } from "../settings.ts";

/** A row of `setting` that no screen shows: `{"at": …}`. */
export const REMOVED = DEMO_REMOVED;

/** When the demo was taken out of the shop; undefined where it never was, and in a database without tables. */
export async function demoRemovedAt(client: pg.Client): Promise<Date | undefined> {
  const { rows: tables } = await client.query("select to_regclass('public.setting') as setting");
  if (tables[0]?.setting === null) return undefined;
  const { rows } = await client.query("select value ->> 'at' as at from setting where key = $1", [REMOVED]);
  return rows[0] ? new Date(rows[0].at) : undefined;
}

/** The settings of a shop, without a demo where it was taken out: DEMO_PRODUCTS need not be set to 0 for it. */
export async function withoutRemovedDemo<Given extends Pick<Settings, "demoProducts">>(
  settings: Given,
  databaseUrl: string | undefined,
): Promise<Given> {
  if (settings.demoProducts === 0 || databaseUrl === undefined) return settings;
  const isRemoved = await withClient(databaseUrl, demoRemovedAt);
  return isRemoved ? { ...settings, demoProducts: 0 } : settings;
}
