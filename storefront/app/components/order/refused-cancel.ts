import type { OrderDetail } from "@curat/contract/account-orders";
import { texts } from "./texts.ts";

/** Returns whether `?cancel` opens the confirmation dialog, or why the order can no longer be cancelled. */
export function answerRefusedCancel(order: OrderDetail | undefined, { searchParams }: URL) {
  const isRequested = order !== undefined && searchParams.has("cancel");
  const isLate = isRequested && !order.canCancel;
  const reported = order?.status_code === "cancelled" ? texts.cancelled : texts.tooLate;
  return { isCancelling: isRequested && !isLate, tooLate: isLate ? reported : undefined };
}
