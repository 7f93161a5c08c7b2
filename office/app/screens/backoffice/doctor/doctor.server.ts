import { getDoctor } from "@curat/contract/staff/doctor";
import { scopeContext } from "../../../office-context.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";

/** Every check, looked at now, and what is typed at the server for it. */
export async function loadChecks(context: Context) {
  const { commands } = context.get(scopeContext).options;
  return { ...(await need(context, getDoctor)).data, commands };
}
