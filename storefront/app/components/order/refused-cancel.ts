import type { OrderDetail } from "@curat/contract/account-orders";
import { texts } from "./texts.ts";

/** What `?cancel` comes to: the question before a cancellation, or the word that it is too late for one. */
export function answerRefusedCancel(order: OrderDetail | undefined, { searchParams }: URL) {
  const isAsked = order !== undefined && searchParams.has("cancel");
  const isLate = isAsked && !order.canCancel;
  const told = order?.status_code === "cancelled" ? texts.cancelled : texts.tooLate;
  return { isCancelling: isAsked && !isLate, tooLate: isLate ? told : undefined };
}
