/** Parses and formats net quantities such as "5 l", "500 ml" and "5 – 10 l / kg". */

/** Range in millilitres, grams or millimetres; `from` equals `to` for an exact quantity. */
export interface QuantityRange {
  from: number;
  /** `Infinity` for open ranges such as "peste 10 l". */
  to: number;
}

/** Each unit's net unit, and its size in thousandths of that unit. */
const UNITS = {
  l: { net: "l", thousandths: 1000 },
  ml: { net: "l", thousandths: 1 },
  kg: { net: "kg", thousandths: 1000 },
  g: { net: "kg", thousandths: 1 },
  m: { net: "m", thousandths: 1000 },
} as const;
type WrittenUnit = keyof typeof UNITS;

const NUMBER = "([0-9]{1,6}(?:[.,][0-9]{1,3})?)";
const SPACE = String.raw`[\s\u00a0]*`;

/** Also used in SQL, so its syntax must be valid in JavaScript and PostgreSQL. */
export const QUANTITY_PATTERN =
  `^${SPACE}(sub|peste)?${SPACE}${NUMBER}(?:${SPACE}[-–]${SPACE}${NUMBER})?${SPACE}(ml|l|kg|g|m)` +
  String.raw`(?:${SPACE}/${SPACE}(?:\2${SPACE})?(ml|l|kg|g))?${SPACE}$`;
const QUANTITY = new RegExp(QUANTITY_PATTERN, "i");

/** Parses a quantity to thousandths of the net unit; undefined for other texts and other units. */
export function quantityIn(text: string, netUnit: string): QuantityRange | undefined {
  const [, bound, first = "", second = first, ...written] = QUANTITY.exec(text) ?? [];
  const units = written.flatMap((unit) => UNITS[unit?.toLowerCase() as WrittenUnit] ?? []);
  const unit = units.find(({ net }) => net === netUnit);
  if (!unit) return undefined;
  const [one, other] = [first, second].map((number) => Number(number.replace(",", ".")) * unit.thousandths);
  if (one === undefined || other === undefined) return undefined;
  const from = Math.floor(Number(Math.min(one, other).toFixed(3)));
  const to = Math.ceil(Number(Math.max(one, other).toFixed(3)));
  switch (bound?.toLowerCase()) {
    case "sub":
      return { from: 0, to };
    case "peste":
      return { from, to: Infinity };
    default:
      return { from, to };
  }
}

/**
 * Returns whether a variant's values contradict its net quantity.
 * A single value must include the quantity. With several values (such as "5 l" and a pack of 4), a multiple
 * of the value must include it.
 */
export function contradictsNet(
  values: Record<string, string>,
  net: { amount: number; unit: string },
): boolean {
  const reported = Object.values(values);
  const amount = Math.round(net.amount * 1000);
  return reported.some((value) => {
    const range = quantityIn(value, net.unit);
    if (!range) return false;
    const pieces = reported.length === 1 ? 1 : Math.max(1, Math.ceil(amount / range.to));
    return amount < pieces * range.from || amount > pieces * range.to;
  });
}

/** Formats a net quantity: "0,5 l". */
export function netQuantityText({ amount, unit }: { amount: number; unit: string }): string {
  return `${String(amount).replace(".", ",")} ${unit}`;
}
