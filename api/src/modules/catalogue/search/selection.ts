/** What a listing is narrowed by, read from the wire: chosen values by parameter, and a price range in lei. */
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

/**
 * Chosen values come as `{parameter}:{value}` (their `url` in the filters call), the price as `{min}-{max}` in lei.
 * What is unknown or broken is dropped: a broken filter address shows the unfiltered list.
 */
export async function readSelection(
  engine: CatalogueEngine,
  params: string[],
  price: string | undefined,
): Promise<Selection> {
  // PostgreSQL takes no NUL in a text, and no slug has one.
  const asked = params.filter((param) => !param.includes("\0")).slice(0, MAX_CHOSEN);
  return { values: asked.length === 0 ? [] : await engine.choose(asked), ...readPrice(price) };
}

function readPrice(text: string | undefined): { minBani: number | null; maxBani: number | null } {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text ?? "");
  const bani = (lei: string | undefined): number | null => (lei === undefined ? null : baniOfDecimal(lei));
  return { minBani: bani(match?.[1]), maxBani: bani(match?.[2]) };
}
