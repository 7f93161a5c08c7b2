import { redirect } from "react-router";
import { logoutStaff } from "@curat/contract/staff/session";
import { apiOf } from "../../../session/api.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { Context } from "../../../session/session.server.ts";

/** Ends the session here, even where the API can not be reached. */
export async function leave(context: Context): Promise<never> {
  const session = sessionOf(context);
  if (session.cookies.session) await apiOf(context).call(logoutStaff);
  session.set("session", undefined);
  // No page of the office is kept by the browser; "cache" would hold it up for seconds. (decision 0021)
  throw redirect("/autentificare", { status: 303, headers: { "clear-site-data": '"storage"' } });
}
