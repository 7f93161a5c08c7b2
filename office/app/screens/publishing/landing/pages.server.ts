import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { createStaffLanding, listStaffLanding } from "@curat/contract/staff/landing";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { loadList } from "../../../lists/list.server.ts";
import { loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { PAGES } from "./pages-shape.ts";

export const ROOM = "/pagini";

export const loadPages = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: PAGES,
    right: "content:edit",
    read: (_, _state, page) => need(context, listStaffLanding, { query: { page: String(page) } }),
  });

export const loadNewPage = ({ context }: LoaderFunctionArgs) => loadNew(context, "content:edit");

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
  return sent.ok
    ? leaveTo(
        context,
        `${ROOM}/${sent.data.id}`,
        "Pagina a fost adăugată. Apare în magazin după ce o publici.",
      )
    : sent.refusal;
}
