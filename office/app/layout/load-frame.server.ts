import { redirect } from "react-router";
import { getStaffDashboardCounts } from "@curat/contract/staff/dashboard";
import { loadViewsAt } from "../lists/views/load-views.server.ts";
import { apiOf } from "../session/api.server.ts";
import { sessionOf } from "../session/session.server.ts";
import type { Context } from "../session/session.server.ts";
import { requireStaff } from "../session/staff.server.ts";
import { orderStages, waitingAt } from "./menu/waiting.ts";
import { parsePins } from "./menu/pins.ts";
import { navigationFor } from "./navigation.ts";
import { actionsFor } from "./search/actions.ts";

/** Loads the person and navigation. Redirects to remove empty form fields from the URL. */
export async function loadFrame(context: Context) {
  const { here, isRead, cookies } = sessionOf(context);
  const clean = withoutEmptyFields(here);
  if (isRead && clean !== here) throw redirect(clean);
  const [path = "/"] = here.split("?", 1);
  const [{ name, email, permissions, seen_as }, views, counts] = await Promise.all([
    requireStaff(context),
    loadViewsAt(context, path),
    apiOf(context).call(getStaffDashboardCounts),
  ]);
  return {
    person: name || email,
    seenAs: seen_as?.name ?? null,
    navigation: navigationFor(permissions),
    actions: actionsFor(permissions),
    waiting: waitingAt(counts.ok ? counts.data : []),
    orderStages: orderStages(counts.ok ? counts.data : []),
    pins: parsePins(cookies.pins),
    openGroups: cookies.openGroups?.split(".") ?? [],
    views,
  };
}
export type FrameData = Awaited<ReturnType<typeof loadFrame>>;

function withoutEmptyFields(address: string): string {
  const [path = "", search = ""] = address.split("?", 2);
  const fields = [...new URLSearchParams(search)];
  const filled = fields.filter(([, value]) => value !== "");
  if (filled.length === fields.length) return address;
  const query = new URLSearchParams(filled).toString();
  return query === "" ? path : `${path}?${query}`;
}
