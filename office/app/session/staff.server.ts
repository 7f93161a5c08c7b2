import { createContext } from "react-router";
import { getStaffMe } from "@curat/contract/staff/me";
import type { StaffMe } from "@curat/contract/staff/me";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { apiOf, forbiddenPage, refusedPage, toLogin } from "./api.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";

const lookupContext = createContext<Promise<StaffMe | undefined> | null>(null);

/** Returns the logged-in person, if any. Throws the error page when the API is unavailable. */
export function findStaff(context: Context): Promise<StaffMe | undefined> {
  const known = context.get(lookupContext);
  if (known) return known;
  const lookup = sessionOf(context).cookies.session ? lookUp(context) : Promise.resolve(undefined);
  context.set(lookupContext, lookup);
  return lookup;
}

/** Returns the logged-in person. Redirects anyone else to the login and back. */
export async function requireStaff(context: Context): Promise<StaffMe> {
  const me = await findStaff(context);
  if (!me) throw toLogin(context);
  return me;
}

/** Returns a function that checks permissions, for deciding what a page offers. */
export async function mayDo(context: Context): Promise<(permission: Permission) => boolean> {
  const { permissions } = await requireStaff(context);
  return (permission) => permissions.includes(permission);
}

/** Returns the person. Throws an error page with the missing permission and the people who can grant it. */
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
