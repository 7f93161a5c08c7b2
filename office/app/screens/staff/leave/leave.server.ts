import { redirect } from "react-router";
import { logoutStaff } from "@curat/contract/staff/session";
import { apiOf } from "../../../session/api.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { Context } from "../../../session/session.server.ts";

/** Logs out. The browser's session ends even if the API is unreachable. */
export async function leave(context: Context): Promise<never> {
  const session = sessionOf(context);
  if (session.cookies.session) await apiOf(context).call(logoutStaff);
  session.set("session", undefined);
  // Browsers do not cache office pages, and clearing "cache" would block them for seconds (decision 0021).
  throw redirect("/autentificare", { status: 303, headers: { "clear-site-data": '"storage"' } });
}
