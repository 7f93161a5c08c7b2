import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/redirects";
import type { ListedRedirect } from "@curat/contract/staff/redirects";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, refuse, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { atLines, pastedRows } from "./pasted.ts";
import { REDIRECTS } from "./redirects-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/redirectionari";
const FILE_PAGE = "200";
const ORDERS = { "de-la": "from", accesari: "hits", ultima: "last_hit" } as const;

function redirectPage(from: string): string {
  return `${ROOM}/schimba?${new URLSearchParams({ de: from }).toString()}`;
}

function queryOf({ filters, sort }: ListState, page: number) {
  const by = ORDERS[sort.by as keyof typeof ORDERS] ?? "from";
  return { q: filters.q, sort: sort.isDescending ? (`-${by}` as const) : by, page: String(page) };
}

export async function loadRedirects({ context, url }: LoaderFunctionArgs) {
  const state = readList(REDIRECTS, url.searchParams);
  const [{ data: redirects, meta }, may, exportTo] = await Promise.all([
    need(context, calls.listStaffRedirects, { query: queryOf(state, state.page) }),
    mayDo(context),
    exportLink(context, "redirects", { q: state.filters.q }),
  ]);
  const rows = redirects.map((one) => ({ ...one, page: redirectPage(one.from) }));
  const paging = { total: meta.total, lastPage: meta.last_page };
  return { state, rows, paging, exportTo, mayEdit: may("redirects:edit") };
}

export const redirectsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: REDIRECTS,
    read: (_, state, page) =>
      need(context, calls.listStaffRedirects, { query: { ...queryOf(state, page), per_page: FILE_PAGE } }),
    head: ["De la", "Către", "Accesări", "Ultima accesare"],
    cells: ({ from, to, hits, last_hit }) => [from, to, hits, momentCell(last_hit)],
  });

export const loadNewRedirects = ({ context }: LoaderFunctionArgs) => loadNew(context, "redirects:edit");

/** Adds one redirect, or all pasted ones. The form's name selects which. */
export async function createRedirects({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case "one": {
      const body = { from: textOf(form, "from"), to: textOf(form, "to") };
      const sent = await send(context, form, calls.createStaffRedirect, { body });
      return sent.ok ? leaveTo(context, ROOM, "Redirecționarea a fost adăugată.") : sent.refusal;
    }
    case "many":
      return createMany(context, form);
    default:
      throw data(null, { status: 404 });
  }
}

async function createMany(context: Context, form: FormData) {
  const pasted = pastedRows(textOf(form, "rows"));
  if (!pasted.ok) return refuse(form, { ok: false, status: 422, errors: { rows: [pasted.error] } });
  const rows = pasted.rows.map(({ from, to }) => ({ from, to }));
  const sent = await send(context, form, calls.createStaffRedirects, { body: { rows } });
  if (sent.ok) return leaveTo(context, ROOM, texts.createdMany(sent.data.created, sent.data.unchanged));
  const { data: refused } = sent.refusal;
  return { ...sent.refusal, data: { ...refused, errors: atLines(refused.errors, pasted.rows) } };
}

/** Loads the redirect whose source path is in `?de=`. */
export async function loadRedirect({ context, url }: LoaderFunctionArgs) {
  const redirect = await findRedirect(context, url);
  const [history, may] = await Promise.all([loadHistory(context, "redirect", redirect.from), mayDo(context)]);
  return { redirect, filled: filledRedirect(redirect), history, mayEdit: may("redirects:edit") };
}

async function findRedirect(context: Context, url: URL): Promise<ListedRedirect> {
  const from = url.searchParams.get("de") ?? "";
  const { data: found } = await need(context, calls.listStaffRedirects, { query: { from } });
  const [redirect] = found;
  if (from === "" || !redirect) throw data(null, { status: 404 });
  return redirect;
}

function filledRedirect({ to }: { to: string }) {
  return { to };
}

/** Changes a redirect's target, or removes the redirect. */
export async function changeRedirect({ request, context, url }: ActionFunctionArgs) {
  const form = await formOf(request);
  const from = url.searchParams.get("de") ?? "";
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "redirect": {
      const body = { from, to: textOf(form, "to"), version: Number(version) };
      const sent = await send(
        context,
        form,
        calls.changeStaffRedirect,
        { body },
        { subject: { kind: "redirect", id: from }, fill: filledRedirect, labels: { to: "Către" } },
      );
      return sent.ok
        ? leaveTo(context, redirectPage(from), "Redirecționarea a fost schimbată.")
        : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removeStaffRedirect,
        { query: { from, version } },
        { to: redirectPage(from), message: "Redirecționarea a fost ștearsă.", next: () => ROOM },
      );
    default:
      throw data(null, { status: 404 });
  }
}
