import { data as answerWith } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { listChanges, undoChange } from "@curat/contract/staff/changes";
import { press } from "../../../components/form/send.server.ts";
import { subjectPage, subjectText } from "../../../components/history/subject-words.ts";
import { momentCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { returnPathOf } from "../../../session/return-path.ts";
import { LOG } from "./log-shape.ts";

const FILE_PAGE = 200;

function queryOf({ filters }: ListState, page: number) {
  return {
    subject_kind: filters.fel,
    batch: filters.act,
    order: filters.comanda,
    product: filters.produs,
    author: filters.cine,
    actor: filters.autor,
    from: filters.din,
    to: filters.pana,
    page: String(page),
  };
}

export async function loadLog(context: Context, url: URL) {
  const state = readList(LOG, url.searchParams);
  const [{ data, meta }, may] = await Promise.all([
    need(context, listChanges, { query: queryOf(state, state.page) }),
    mayDo(context),
  ]);
  const changes = data.map((change) => ({
    id: change.id,
    at: change.at,
    actor: change.actor,
    sentence: change.sentence,
    subject: subjectText(change),
    page: subjectPage(change),
    undoRefused:
      change.undo_refused ??
      (may("changes:undo")
        ? null
        : "Modificarea poate fi anulată, dar nu ai dreptul „Jurnalul modificărilor: anulează”."),
  }));
  const { total, last_page: lastPage, more_than_total: isMore } = meta;
  return { state, changes, paging: { total, lastPage, isMore } };
}

/** Undoes a change. The API refuses this if the change cannot be undone or later changes depend on it. */
export async function undo({ request, context, url }: { request: Request; context: Context; url: URL }) {
  const form = await request.formData();
  if (textOf(form, "form") !== "undo") throw answerWith(null, { status: 404 });
  const from = returnPathOf(url);
  const to = { to: from === "/" ? `/jurnal${url.search}` : from, message: "Modificarea a fost anulată." };
  return press(context, undoChange, { params: { id: textOf(form, "id") } }, to);
}

export async function logAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(LOG, url.searchParams);
  // Continue after the last change of the previous request, because high page numbers are slow.
  let last: number | undefined;
  return fileAnswer(url, ["Când", "Autor", "Element", "Ce s-a schimbat"], async () => {
    const query = {
      ...queryOf(state, 1),
      per_page: String(FILE_PAGE),
      before: last === undefined ? undefined : String(last),
    };
    const { data } = await need(context, listChanges, { query });
    last = data.at(-1)?.id;
    return {
      rows: data.map((change) => [momentCell(change.at), change.actor, subjectText(change), change.sentence]),
      hasMore: data.length === FILE_PAGE,
    };
  });
}
