import type { OrderDetail } from "@curat/contract/account-orders";
import { texts } from "./texts.ts";

/** Returns whether `?cancel` asks for confirmation, or the reason why it is too late. */
export function answerRefusedCancel(order: OrderDetail | undefined, { searchParams }: URL) {
  const isAsked = order !== undefined && searchParams.has("cancel");
  const isLate = isAsked && !order.canCancel;
  const reported = order?.status_code === "cancelled" ? texts.cancelled : texts.tooLate;
  return { isCancelling: isAsked && !isLate, tooLate: isLate ? reported : undefined };
}
