/** What a listing is narrowed by, read from the wire: chosen values by parameter, and a price range in lei. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export interface ChosenValue {
  parameterId: number;
  valueId: number;
}
export interface Selection {
  values: ChosenValue[];
  minBani: number | null;
  maxBani: number | null;
}

const MAX_CHOSEN = 100;

/**
 * Chosen values come as `{parameter}:{value}` (their `url` in the filters call), the price as `{min}-{max}` in lei.
 * What is unknown or broken is dropped: a broken filter address shows the unfiltered list.
 */
export async function readSelection(db: Db, params: string[], price: string | undefined): Promise<Selection> {
  return { values: await findChosen(db, params.slice(0, MAX_CHOSEN)), ...readPrice(price) };
}

async function findChosen(db: Db, params: string[]): Promise<ChosenValue[]> {
  if (params.length === 0) return [];
  const { rows } = await sql<ChosenValue>`
    select p.id as "parameterId", v.id as "valueId"
    from parameter_value v join parameter p on p.id = v.parameter_id
    where p.slug || ':' || v.slug = any(${params})`.execute(db);
  return rows;
}

function readPrice(text: string | undefined): { minBani: number | null; maxBani: number | null } {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text ?? "");
  const bani = (lei: string | undefined): number | null =>
    lei === undefined ? null : Math.round(Number(lei) * 100);
  return { minBani: bani(match?.[1]), maxBani: bani(match?.[2]) };
}
