import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/views";
import type { StaffView } from "@curat/contract/staff/views";
import { VIEW_LISTS } from "@curat/contract/staff/views.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { findList, VIEW_ROOMS } from "../../../lists/views/view-rooms.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";
import { COMPARED_VIEW, filledView } from "./view-fields.ts";

function viewToSave(url: URL) {
  const list = findList(url.searchParams.get("lista") ?? "");
  if (list === undefined) throw data(null, { status: 404 });
  return { list, query: url.searchParams.get("adresa") ?? "?" };
}

/** Loads the form that saves a list's state as a new view or replaces an existing one. */
export async function loadNewView({ context, url }: LoaderFunctionArgs) {
  const { list } = viewToSave(url);
  const [views, may] = await Promise.all([
    need(context, calls.listStaffViews, { query: { list } }),
    mayDo(context),
  ]);
  const own = views.data.filter(({ is_own }) => is_own);
  return {
    list: texts.lists[list],
    back: VIEW_ROOMS[list],
    own: own.map(({ id, name, version }) => ({
      value: `${id}.${version}`,
      label: `În locul listei „${name}”`,
    })),
    mayShare: may(VIEW_LISTS[list]),
  };
}

export async function saveView(request: Request, { context, url }: { context: Context; url: URL }) {
  const form = await request.formData();
  const { list, query } = viewToSave(url);
  const name = textOf(form, "name");
  const [, id, version] = /^(\d+)\.(\d+)$/.exec(textOf(form, "instead")) ?? [];
  if (id !== undefined) {
    const body = { query, version: Number(version), ...(name !== "" && { name }) };
    const sent = await send(context, form, calls.changeStaffView, { params: { id }, body });
    return sent.ok ? leaveTo(context, addressOf(sent.data), "Lista a fost salvată.") : sent.refusal;
  }
  const body = { list, name, query, is_shared: form.has("is_shared") };
  const sent = await send(context, form, calls.createStaffView, { body });
  return sent.ok ? leaveTo(context, addressOf(sent.data), "Lista a fost salvată.") : sent.refusal;
}

/** Loads one of the person's own views. Other people's views have no page. */
export async function loadView({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: view }, may] = await Promise.all([
    need(context, calls.getStaffView, { params: { id } }),
    mayDo(context),
  ]);
  if (!view.is_own) throw data(null, { status: 404 });
  return {
    view,
    list: texts.lists[view.list],
    back: VIEW_ROOMS[view.list],
    address: addressOf(view),
    mayShare: view.is_shared || may(VIEW_LISTS[view.list]),
  };
}

export async function changeView(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "view": {
      const body = {
        name: textOf(form, "name"),
        is_shared: form.has("is_shared"),
        version: Number(version),
      };
      const compared = { subject: { kind: "staff_view" as const, id }, fill: filledView, ...COMPARED_VIEW };
      const sent = await send(context, form, calls.changeStaffView, { params, body }, compared);
      return sent.ok ? leaveTo(context, addressOf(sent.data), "Lista a fost salvată.") : sent.refusal;
    }
    case "remove": {
      const list = findList(textOf(form, "list"));
      const to = {
        to: list === undefined ? "/" : VIEW_ROOMS[list],
        message: "Lista salvată a fost ștearsă.",
      };
      return press(context, calls.removeStaffView, { params, query: { version } }, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

function addressOf({ list, query }: Pick<StaffView, "list" | "query">): string {
  return VIEW_ROOMS[list] + (query === "?" ? "" : query);
}
