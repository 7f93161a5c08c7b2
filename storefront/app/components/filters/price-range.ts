export interface PriceScale {
  low: number;
  high: number;
  /** Whether the upper end is shown as "60+" and sets no upper limit. */
  isOpenEnded: boolean;
}
export interface PriceChoice {
  from?: number;
  to?: number;
}

const OPEN_END = 60;

/**
 * Returns the slider's scale in whole lei, wide enough for every price. It is open-ended if the upper end
 * rounds to 60.
 */
export function priceScale(min: number, max: number): PriceScale {
  const isOpenEnded = Math.round(max) === OPEN_END;
  return { low: Math.floor(min), high: isOpenEnded ? OPEN_END : Math.ceil(max), isOpenEnded };
}

/** Returns the value of the `price` parameter in the filter's format, or undefined for the whole scale. */
export function priceParameter(
  { from, to }: PriceChoice,
  scale: PriceScale,
  template = "{min}-{max}",
): string | undefined {
  // If only one end is given and it is outside the scale, the missing end takes the same value.
  const [low, high] = [from ?? Math.min(scale.low, to ?? scale.low), to ?? Math.max(scale.high, from ?? 0)]
    .map((lei) => Math.max(0, lei))
    .sort((a, b) => a - b) as [number, number];
  if (low <= scale.low && high >= scale.high) return undefined;
  const hasNoEnd = scale.isOpenEnded && high >= scale.high;
  return template.replace("{min}", String(low)).replace("{max}", hasNoEnd ? "" : String(high));
}

/** Parses `{min}-{max}`. A missing end is undefined. */
export function readPrice(text: string | undefined): PriceChoice {
  const [, from, to] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
  return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined };
}

/**
 * Returns the price range that was submitted without JavaScript, or undefined if neither field is a number.
 */
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
