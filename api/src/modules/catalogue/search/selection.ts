import { baniOfDecimal } from "../../../text/money.ts";
import type { CatalogueEngine } from "./engine.ts";

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

/** Parses values (`{parameter}:{value}`) and a price range (`{min}-{max}` in lei). Drops malformed parts. */
export async function readSelection(
  engine: CatalogueEngine,
  params: string[],
  price: string | undefined,
): Promise<Selection> {
  // PostgreSQL rejects NUL in texts, and no slug contains it.
  const input = params.filter((param) => !param.includes("\0")).slice(0, MAX_CHOSEN);
  return { values: input.length === 0 ? [] : await engine.choose(input), ...readPrice(price) };
}

function readPrice(text: string | undefined): { minBani: number | null; maxBani: number | null } {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text ?? "");
  const bani = (lei: string | undefined): number | null => (lei === undefined ? null : baniOfDecimal(lei));
  return { minBani: bani(match?.[1]), maxBani: bani(match?.[2]) };
}
