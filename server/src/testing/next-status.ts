/** Maps the status of an order to its next status if nothing goes wrong. */
export const NEXT_STATUS: Record<string, string> = {
  new: "confirmed",
  awaiting_payment: "confirmed",
  confirmed: "preparing",
  preparing: "shipped",
  shipped: "delivered",
};
