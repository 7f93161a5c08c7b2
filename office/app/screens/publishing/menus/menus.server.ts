import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { listStaffArticles } from "@curat/contract/staff/articles";
import { listStaffCategories } from "@curat/contract/staff/categories";
import * as calls from "@curat/contract/staff/menus";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { PRESS_FIELD, pressed } from "../../../components/rows/rows.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COMPARED_MENU, filledMenu, linksIn } from "./menu-fields.ts";
import type { MenuLink } from "./menu-fields.ts";

const ROOM = "/meniuri";

export async function loadMenus({ context }: LoaderFunctionArgs) {
  const [{ data: menu }, categories, articles, history, otherViewers, may] = await Promise.all([
    need(context, calls.getStaffMenu),
    maybe(context, listStaffCategories),
    Promise.all(Object.values(ARTICLE_GROUP).map((group) => footerGroup(context, group))),
    loadHistory(context, "menu", "top"),
    otherViewersOf(context, "menu", "top"),
    mayDo(context),
  ]);
  return {
    menu,
    categories: (categories?.data ?? [])
      .filter(({ url }) => url.split("/").length === 2)
      .map(({ category }) => category),
    footer: articles,
    history,
    otherViewers,
    mayEdit: may("content:edit"),
  };
}

async function footerGroup(context: Context, group: number) {
  const query = { type_id: String(group), state: "published" as const };
  const { data: articles } = await need(context, listStaffArticles, { query });
  return { group, articles: articles.map(({ id, link_title }) => ({ id, name: link_title })) };
}

/** Saves the menu's links. A row button saves nothing; it returns the changed form. */
export async function changeMenus(request: Request, context: Context) {
  const form = await formOf(request);
  if (textOf(form, "form") !== "menu") throw data(null, { status: 404 });
  const values = typedValues(form);
  const press = textOf(form, PRESS_FIELD);
  const links = linksIn(values);
  if (press !== "") {
    const moved = pressed<MenuLink>(links, press, () => ({ name: "", url: "" }));
    const version = textOf(form, "version");
    const shown: Refused = {
      form: "menu",
      values: { ...filledMenu(moved), version, count: String(moved.length) },
      errors: {},
      messages: [],
    };
    return data(shown);
  }
  const compared = {
    subject: { kind: "menu" as const, id: "top" },
    fill: (menu: { links: MenuLink[] }) => filledMenu(menu.links),
    labels: COMPARED_MENU,
  };
  // Removes empty rows and moves later ones up, so that errors are shown at the right fields.
  for (const name of Object.keys(values)) if (name.startsWith("links.")) form.delete(name);
  for (const [name, text] of Object.entries(filledMenu(links))) form.set(name, text);
  form.set("count", String(links.length));
  const body = { links, version: Number(textOf(form, "version")) };
  const sent = await send(context, form, calls.changeStaffMenu, { body }, compared);
  return sent.ok ? leaveTo(context, ROOM, "Meniul a fost salvat.") : sent.refusal;
}
