import type { OrderDetail } from "@curat/contract/account-orders";
import { texts } from "./texts.ts";

/** Returns whether `?cancel` opens the confirmation dialog, or why the order can no longer be cancelled. */
export function answerRefusedCancel(order: OrderDetail | undefined, { searchParams }: URL) {
  const isAsked = order !== undefined && searchParams.has("cancel");
  const isLate = isAsked && !order.canCancel;
  const reported = order?.status_code === "cancelled" ? texts.cancelled : texts.tooLate;
  return { isCancelling: isAsked && !isLate, tooLate: isLate ? reported : undefined };
}
