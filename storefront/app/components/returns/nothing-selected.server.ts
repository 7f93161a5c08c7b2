import type { RouterContextProvider } from "react-router";
import type { Failed } from "@curat/contract/client";
import { RETURN_MESSAGES } from "@curat/contract/returns.values";
import { sessionOf } from "../../session/session.server.ts";

/** Adds a notice if no product was selected. The form keeps its values (C-071). */
export function addNothingSelectedNotice(
  context: Readonly<RouterContextProvider>,
  { errors }: Failed,
): object {
  if (errors?.products?.includes(RETURN_MESSAGES.nothingSelected))
    sessionOf(context).notices.push({ kind: "error", text: RETURN_MESSAGES.nothingSelected });
  return {};
}
