import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { createStaffLanding, listStaffLanding } from "@curat/contract/staff/landing";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { PAGES } from "./pages-shape.ts";
import { texts } from "./texts.ts";

export const ROOM = "/pagini";

/** A page of the landing pages, with what is being written beside them. */
export async function loadPages({ context, url }: LoaderFunctionArgs) {
  const state = readList(PAGES, url.searchParams);
  const [{ data: pages, meta }, may] = await Promise.all([
    need(context, listStaffLanding, { query: { page: String(state.page) } }),
    mayDo(context),
  ]);
  return { state, pages, total: meta.total, lastPage: meta.last_page, mayEdit: may("content:edit") };
}

export async function loadNewPage({ context }: LoaderFunctionArgs) {
  const may = await mayDo(context);
  if (!may("content:edit")) throw data(null, { status: 403 });
  return null;
}

/** A new page without anything in it, which nobody sees. */
export async function createPage({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const title = textOf(form, "meta.metatile");
  const body = {
    slug: textOf(form, "slug") || slugOf(title),
    intro: "",
    meta: { metatile: title, metadescription: "", metakeywords: "" },
    theme: {},
    blocks: [],
  };
  const sent = await send(context, form, createStaffLanding, { body });
  return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.id}`, texts.created) : sent.refusal;
}
