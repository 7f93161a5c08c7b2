/** What an order cost beside its products: here all of it stands with the delivery, by its names. Pure. */
import type { MovedOrder } from "./records.ts";

interface Fee {
  name: string;
  millionths: number;
}

/** Delivery with the fees of an order; what takes off is none, and is told as a difference of the total. */
export function deliveryWithFees(
  delivery: Fee,
  fees: readonly Fee[],
): Pick<MovedOrder, "deliveryName" | "deliveryMillionths"> {
  const paid = [delivery, ...fees.filter(({ millionths }) => millionths > 0)];
  return {
    deliveryName: paid
      .map(({ name }) => name)
      .filter((name) => name !== "")
      .join(" + "),
    deliveryMillionths: paid.reduce((total, { millionths }) => total + millionths, 0),
  };
}
