import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import { type SelectQueryBuilder, sql } from "kysely";
import { pageOf, type Paging } from "../../../db/page.ts";

export function pageOfKinds<DB, TB extends keyof DB, Row>(
  files: SelectQueryBuilder<DB, TB, Row>,
  kinds: readonly SheetKindName[],
  paging: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const query = files.where(sql<boolean>`kind = any(${kinds}::text[])`).orderBy(sql`id`, "desc");
  return pageOf(query, paging);
}
