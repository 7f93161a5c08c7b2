import { holdsPeople, SHEET_KINDS } from "@curat/contract/staff/exchange.values";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { namesAddress } from "../../../db/names-address.ts";
import { forgetChangesNaming } from "../../platform/changes/index.ts";

const OF_PEOPLE = SHEET_KINDS.filter(holdsPeople);

/**
 * Deletes all exports of personal data, and imports that contain the email address or were never checked. Such files
 * could restore erased data.
 */
export async function eraseFiles(tx: Tx, email: string, patterns: readonly string[]): Promise<void> {
  await forgetChangesNaming(tx, "export", patterns);
  await sql`
    delete from data_export where kind = any(${OF_PEOPLE}::text[])
      or lower(filter::text) ~ ${namesAddress(email)}`.execute(tx);
  await sql`
    delete from data_import i where kind = any(${OF_PEOPLE}::text[]) and (
      exists (select from data_import_row r where r.import_id = i.id and lower(r.key) ~ ${namesAddress(email)})
      or row_count is distinct from (select count(*) from data_import_row r where r.import_id = i.id)
    )`.execute(tx);
}
