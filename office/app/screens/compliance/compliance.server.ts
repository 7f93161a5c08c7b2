import { getCompliance } from "@curat/contract/staff/compliance";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** The duties as the shop stands now. */
export async function loadBoard(context: Context) {
  return (await need(context, getCompliance)).data;
}
