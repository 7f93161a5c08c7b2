import { type VatStatus, vatStatusOn } from "@curat/contract/vat-kinds.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { type VatOfKind, vatOnDay } from "../../../db/vat-on.ts";
import { loadSettings } from "./settings.store.ts";
import { readVatStatus } from "./vat.rules.ts";

/** How the shop sells on a day: the seller's status, and the category and rate of each kind of goods. */
export interface SellerVat {
  status: VatStatus;
  /** The shop wrote down when it was registered and when not, so that the day decides about RO in its CUI. */
  hasChanged: boolean;
  kinds: ReadonlyMap<string, VatOfKind>;
}

/** `day` is yyyy-mm-dd in Romania. */
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
