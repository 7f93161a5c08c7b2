import { listStaffViews } from "@curat/contract/staff/views";
import type { StaffView } from "@curat/contract/staff/views";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { listAt } from "./view-rooms.ts";

/** Returns the saved views of the list at a path. Empty for other pages and when the call fails. */
export async function loadViewsAt(context: Context, path: string): Promise<StaffView[]> {
  const list = listAt(path);
  if (list === undefined) return [];
  const answer = await apiOf(context).call(listStaffViews, { query: { list } });
  return answer.ok ? answer.data : [];
}
