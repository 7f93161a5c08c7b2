import { getStaffToday } from "@curat/contract/staff/today";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { requireStaff } from "../../session/staff.server.ts";

/** What waits, as far as this person may see it. */
export async function loadHome(context: Context) {
  const { name } = await requireStaff(context);
  const { data: today } = await need(context, getStaffToday);
  return { name, today };
}
