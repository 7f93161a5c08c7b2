/** Adds the extra fees of an imported order to its delivery charge and lists their names. Pure. */
import type { SourceOrder } from "./records.ts";

interface Fee {
  name: string;
  millionths: number;
}

/**
 * Returns the delivery charge including fees. Negative fees are ignored, so they appear as a difference of
 * the total.
 */
export function deliveryWithFees(
  delivery: Fee,
  fees: readonly Fee[],
): Pick<SourceOrder, "deliveryName" | "deliveryMillionths"> {
  const paid = [delivery, ...fees.filter(({ millionths }) => millionths > 0)];
  return {
    deliveryName: paid
      .map(({ name }) => name)
      .filter((name) => name !== "")
      .join(" + "),
    deliveryMillionths: paid.reduce((total, { millionths }) => total + millionths, 0),
  };
}
