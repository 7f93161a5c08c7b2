import { redirect } from "react-router";
import { searchAsStaff } from "@curat/contract/staff/search";
import { foundGroups, pagesNamed, MIN_LENGTH } from "../../../layout/search/found-items.ts";
import { navigationFor } from "../../../layout/navigation.ts";
import { lineIn } from "../../../lists/list-address.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

const ON_A_PAGE = "20";

const textIn = ({ searchParams }: URL): string => lineIn(searchParams, "q");

/** Loads search results. An exact order number redirects to that order. */
export async function loadSearch(context: Context, url: URL) {
  const text = textIn(url);
  if (text.length < MIN_LENGTH) return { text, groups: null };
  const [{ data: found }, { permissions }] = await Promise.all([
    need(context, searchAsStaff, { query: { q: text, limit: ON_A_PAGE } }),
    requireStaff(context),
  ]);
  if (found.exact_order !== null) throw redirect(`/comenzi/${found.exact_order}`);
  return { text, groups: [...pagesNamed(navigationFor(permissions), text), ...foundGroups(found)] };
}

export async function loadFound(context: Context, url: URL) {
  const text = textIn(url);
  const answer = await apiOf(context).call(searchAsStaff, { query: { q: text } });
  return { text, groups: answer.ok ? foundGroups(answer.data) : null };
}
