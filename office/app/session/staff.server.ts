/** Who is logged in, looked up at most once a request. */
import { createContext } from "react-router";
import { getStaffMe } from "@curat/contract/staff/me";
import type { StaffMe } from "@curat/contract/staff/me";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { apiOf, forbiddenPage, refusedPage, toLogin } from "./api.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";

const lookupContext = createContext<Promise<StaffMe | undefined> | null>(null);

/** The person; undefined for nobody. Throws the error page while the API can not say who it is. */
export function findStaff(context: Context): Promise<StaffMe | undefined> {
  const known = context.get(lookupContext);
  if (known) return known;
  const lookup = sessionOf(context).cookies.session ? lookUp(context) : Promise.resolve(undefined);
  context.set(lookupContext, lookup);
  return lookup;
}

/** The person; anyone else is sent to the login, and back. */
export async function requireStaff(context: Context): Promise<StaffMe> {
  const me = await findStaff(context);
  if (!me) throw toLogin(context);
  return me;
}

/** Whether the person may do something, for what a page offers; the API refuses by itself. */
export async function mayDo(context: Context): Promise<(permission: Permission) => boolean> {
  const { permissions } = await requireStaff(context);
  return (permission) => permissions.includes(permission);
}

/** The person, who may do that; anyone else is told which right is missing, and who can give it. */
export async function requireRight(context: Context, permission: Permission): Promise<StaffMe> {
  const me = await requireStaff(context);
  if (!me.permissions.includes(permission)) throw await forbiddenPage(context, [permission]);
  return me;
}

async function lookUp(context: Context): Promise<StaffMe | undefined> {
  const answer = await apiOf(context).call(getStaffMe);
  if (answer.ok) return answer.data;
  if (answer.status === 401) return undefined;
  throw refusedPage(context, answer);
}
