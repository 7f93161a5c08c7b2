/** The price filter's scale and what a choice on it sends (B-064, B-067; decisions/0020: Catalogue). Pure, whole lei. */

export interface PriceScale {
  low: number;
  high: number;
  /** The upper end reads "60+" and stands for no upper bound. */
  isOpenEnded: boolean;
}
export interface PriceChoice {
  from?: number;
  to?: number;
}

const OPEN_END = 60;

/** The scale of a range of prices; its ends lie outside the prices, so that none is lost by rounding. */
export function priceScale(min: number, max: number): PriceScale {
  const isOpenEnded = Math.round(max) === OPEN_END;
  return { low: Math.floor(min), high: isOpenEnded ? OPEN_END : Math.ceil(max), isOpenEnded };
}

/** What `price` carries for a choice, by the filter's template; undefined when the choice is the whole scale. */
export function priceParameter(
  { from, to }: PriceChoice,
  scale: PriceScale,
  template = "{min}-{max}",
): string | undefined {
  // What was not chosen never turns the other end round: it gives way to one outside the scale.
  const [low, high] = [from ?? Math.min(scale.low, to ?? scale.low), to ?? Math.max(scale.high, from ?? 0)]
    .map((lei) => Math.max(0, lei))
    .sort((a, b) => a - b) as [number, number];
  if (low <= scale.low && high >= scale.high) return undefined;
  const hasNoEnd = scale.isOpenEnded && high >= scale.high;
  return template.replace("{min}", String(low)).replace("{max}", hasNoEnd ? "" : String(high));
}

/** The choice in `{min}-{max}`; an empty end is absent. */
export function readPrice(text: string | undefined): PriceChoice {
  const [, from, to] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
  return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined };
}

/** The two number fields of the form without script; undefined when neither holds a number. */
export function priceOfForm(query: URLSearchParams): string | undefined {
  const [from, to] = [amount(query.get("price_min")), amount(query.get("price_max"))];
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) return `${to}-${from}`;
  return `${from ?? 0}-${to ?? ""}`;
}

function amount(text: string | null): number | undefined {
  const value = Number((text ?? "").trim().replace(",", "."));
  return text?.trim() && Number.isFinite(value) && value >= 0 && value < 10_000_000
    ? Math.round(value * 100) / 100
    : undefined;
}
