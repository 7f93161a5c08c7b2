import type { SelectQueryBuilder } from "kysely";

/** Which page of a list, the first is 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/** The rows of one page of an ordered query, and how many it has in all; joins may not multiply its rows. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, perPage }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((expression) => expression.fn.countAll<number>().as("total"))
    // What is selected of a query of any shape the compiler can not tell.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
}
