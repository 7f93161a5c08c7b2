import { redirect } from "react-router";
import { searchAsStaff } from "@curat/contract/staff/search";
import { foundGroups, onlyItem, pagesNamed, MIN_LENGTH } from "../../../layout/search/found-items.ts";
import { actionsFor } from "../../../layout/search/actions.ts";
import { navigationFor } from "../../../layout/navigation.ts";
import { settingsNamed } from "./found-settings.ts";
import { lineIn } from "../../../lists/list-address.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

const ON_A_PAGE = "20";

const textIn = ({ searchParams }: URL): string => lineIn(searchParams, "q");

/** Loads search results. An exact order number or an only result redirects to its page. */
export async function loadSearch(context: Context, url: URL) {
  const text = textIn(url);
  if (text.length < MIN_LENGTH) return { text, groups: null };
  const [{ data: found }, { permissions }] = await Promise.all([
    need(context, searchAsStaff, { query: { q: text, limit: ON_A_PAGE } }),
    requireStaff(context),
  ]);
  if (found.exact_order !== null) throw redirect(`/comenzi/${found.exact_order}`);
  const destinations = { navigation: navigationFor(permissions), actions: actionsFor(permissions) };
  const groups = [
    ...pagesNamed(destinations, text),
    ...settingsNamed(permissions, text),
    ...foundGroups(found),
  ];
  const only = onlyItem(groups);
  if (only) throw redirect(only.to);
  return { text, groups };
}

export async function loadFound(context: Context, url: URL) {
  const text = textIn(url);
  const [answer, { permissions }] = await Promise.all([
    apiOf(context).call(searchAsStaff, { query: { q: text } }),
    requireStaff(context),
  ]);
  const settings = settingsNamed(permissions, text).map((group) => ({
    ...group,
    items: group.items.slice(0, 6),
  }));
  return { text, groups: answer.ok ? [...settings, ...foundGroups(answer.data)] : null };
}
