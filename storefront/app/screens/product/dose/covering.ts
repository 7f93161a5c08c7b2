export interface Covering {
  /** Square metres covered at the highest consumption (`from`) and the lowest (`to`). */
  from: number;
  to: number;
}

interface Fact {
  name: string;
  value: string;
}

const NUMBER = String.raw`(\d+(?:\.\d{3})*(?:,\d+)?)`;
const RANGE = String.raw`(?:circa )?${NUMBER}(?:\s*–\s*${NUMBER})?`;
/** Matches consumption such as "10 ml/m²" or "20 – 25 ml/m² pe strat" (per coat). */
const ML_A_METRE = new RegExp(String.raw`^${RANGE} ml/m²(?: pe strat)?$`);
/** Matches coverage such as "25 – 30 m²/l". "60 – 80 m²" needs a characteristic whose name refers to one litre. */
const METRES_A_LITRE = new RegExp(String.raw`^${RANGE} m²(/l)?$`);
const A_LITRE = /la (?:1 l|un litru)$/;
const LITRES = /^(\d+(?:[.,]\d+)?) l$/;

/**
 * Returns the area that one piece covers, or undefined if unknown. `net` is the piece's content, such as "5
 * l".
 */
export function coveringOf(facts: readonly Fact[], net: string | null): Covering | undefined {
  const litres = Number(LITRES.exec(net ?? "")?.[1]?.replace(",", "."));
  if (!litres) return undefined;
  for (const { name, value } of facts) {
    const [, least, max = least] = ML_A_METRE.exec(value) ?? [];
    if (least) return rounded((litres * 1000) / numberOf(max), (litres * 1000) / numberOf(least));
    const [, few, many = few, unit] = METRES_A_LITRE.exec(value) ?? [];
    if (few && (unit || A_LITRE.test(name))) return rounded(litres * numberOf(few), litres * numberOf(many));
  }
  return undefined;
}

/**
 * Rounds areas below ten to whole square metres and others to two significant digits, because the data are
 * not more precise.
 */
function rounded(from: number, to: number): Covering | undefined {
  if (!(from > 0 && Number.isFinite(to))) return undefined;
  const [least, max] = [from, to].map((area) => (area < 10 ? Math.round(area) : Number(area.toPrecision(2))));
  return least && max ? { from: least, to: max } : undefined;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? "").replaceAll(".", "").replace(",", "."));
}
