/** Net quantities in variant names: "5 l", "500 ml", "5 – 10 l / kg". Pure. */

/** A quantity in whole millilitres, grams or millimetres; `from` and `to` are equal for an exact one. */
export interface QuantityRange {
  from: number;
  /** `Infinity` for "peste 10 l". */
  to: number;
}

/** Net unit and thousandths of it, by written unit. */
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

/**
 * Bound word, number, second number of a range, unit, second unit. SQL matches with the same source, so it only uses
 * syntax that JavaScript and PostgreSQL share.
 */
export const QUANTITY_PATTERN =
  `^${SPACE}(sub|peste)?${SPACE}${NUMBER}(?:${SPACE}[-–]${SPACE}${NUMBER})?${SPACE}(ml|l|kg|g|m)` +
  String.raw`(?:${SPACE}/${SPACE}(?:\2${SPACE})?(ml|l|kg|g))?${SPACE}$`;
const QUANTITY = new RegExp(QUANTITY_PATTERN, "i");

/**
 * Parses a text that is a quantity, in thousandths of a net unit; undefined for other texts and other units.
 */
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
 * Returns whether a variant's value contradicts its net quantity. One value must contain the net quantity;
 * with several (a box of 4 × "5 l") it must be a whole multiple.
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
