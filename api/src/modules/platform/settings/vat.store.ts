import { type VatStatus, vatStatusOn } from "@curat/contract/vat-kinds.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { type VatOfKind, vatOnDay } from "../../../db/vat-on.ts";
import { loadSettings } from "./settings.store.ts";
import { readVatStatus } from "./vat.rules.ts";

export interface SellerVat {
  status: VatStatus;
  /** True if the shop has had registered and unregistered periods. The prefix RO of its CUI then depends on the day. */
  hasChanged: boolean;
  kinds: ReadonlyMap<string, VatOfKind>;
}

/** Returns the VAT data of a Romanian day, yyyy-mm-dd. */
export async function loadSellerVat(db: Db, day: string): Promise<SellerVat> {
  const { rows } = await sql<VatOfKind>`
    select * from ${vatOnDay(day)} order by percent desc, code = 'standard' desc`.execute(db);
  const history = readVatStatus((await loadSettings(db)).vatStatus);
  const outside = history.filter(({ status }) => status === "not_registered");
  return {
    status: vatStatusOn(history, day),
    hasChanged: outside.length > 0 && outside.length < history.length,
    kinds: new Map(rows.map((row) => [row.code, row])),
  };
}
