import { getDoctor } from "@curat/contract/staff/doctor";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** Every check, looked at now. */
export async function loadChecks(context: Context) {
  return (await need(context, getDoctor)).data;
}
