export const NEXT_STATUS: Record<string, string> = {
  new: "confirmed",
  awaiting_payment: "confirmed",
  confirmed: "preparing",
  preparing: "shipped",
  shipped: "delivered",
};
