import type { RouterContextProvider } from "react-router";
import type { OrderDetail } from "@curat/contract/account-orders";
import type { Notice } from "@curat/contract/signals";
import { goOn } from "../../session/notices.server.ts";
import { texts } from "./texts.ts";

/** True where the page asks before it cancels; who comes too late for that is told so, on the order as it stands. */
export function isCancelAsked(
  context: Readonly<RouterContextProvider>,
  { order, url }: { order: OrderDetail | undefined; url: URL },
): boolean {
  if (!order || !url.searchParams.has("cancel")) return false;
  if (order.canCancel) return true;
  const told: Notice =
    order.status_code === "cancelled"
      ? { kind: "success", text: texts.cancelled }
      : { kind: "error", text: texts.tooLate };
  return goOn(context, url.pathname, [told]);
}
