/** Adds an imported order's extra fees to its delivery charge, with their names. Pure. */
import type { SourceOrder } from "./records.ts";

interface Fee {
  name: string;
  millionths: number;
}

/**
 * Returns the delivery charge including fees. Negative fees are ignored and show up as a difference of the
 * total.
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
