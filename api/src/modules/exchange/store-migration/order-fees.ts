import type { SourceOrder } from "./records.ts";

interface Fee {
  name: string;
  millionths: number;
}

/** Returns the delivery charge including extra fees, and the names of the fees. Ignores negative fees. */
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
