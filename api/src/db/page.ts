import type { SelectQueryBuilder } from "kysely";

export interface Paging {
  page: number;
  perPage: number;
}

/** Returns one page of an ordered query's rows and their total number. Joins must not multiply rows. */
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
    // The compiler cannot infer the selection for a query of any shape.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
}
