import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/incoming";
import { textOf } from "@curat/ui/form/form-values.ts";
import { leaveRefused, press, send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { INCOMING, type Kind, PAGE, UNCOLLECTED } from "./incoming-shape.ts";
import { texts } from "./texts.ts";

/** Loads rows of remittance files or bank statements. By default, loads unmatched rows. */
export async function loadIncoming(context: Context, url: URL, kind: Kind) {
  const state = readList(INCOMING, url.searchParams);
  // The cast is safe, because the list accepts only known values for this filter.
  const rowState = (state.filters.stare ?? "open") as keyof typeof texts.states;
  const [rows, files, may] = await Promise.all([
    need(context, calls.listIncoming, { query: { kind, state: rowState, page: String(state.page) } }),
    need(context, calls.listIncomingFiles, { query: { kind } }),
    mayDo(context),
  ]);
  return {
    kind,
    state,
    rows: rows.data,
    total: rows.meta.total,
    lastPage: rows.meta.last_page,
    files: files.data,
    mayMatch: may("payments:match"),
  };
}
export type IncomingData = Awaited<ReturnType<typeof loadIncoming>>;

/** Uploads a file, or applies or sets aside rows. */
export async function changeIncoming(request: Request, context: Context, kind: Kind) {
  const form = await request.formData();
  const page = PAGE[kind];
  const id = textOf(form, "id");
  switch (textOf(form, "form")) {
    case "upload": {
      const file = form.get("file");
      const body = { kind, file: file instanceof File ? file : new File([], "") };
      const sent = await send(context, form, calls.uploadIncoming, { as: "form", body });
      if (!sent.ok) return sent.refusal;
      return leaveTo(
        context,
        page,
        sent.data.known === 0
          ? `Rânduri noi: ${sent.data.added}.`
          : `Rânduri noi: ${sent.data.added}; deja existente: ${sent.data.known}.`,
      );
    }
    case "apply": {
      const body = { kind, ...(id !== "" && { ids: [Number(id)] }) };
      const answer = await apiOf(context).call(calls.applyIncoming, { body });
      if (!answer.ok) return leaveRefused(context, answer, page);
      const { applied, rows } = answer.data;
      const refused = rows.filter(({ ok }) => !ok);
      if (applied === 0 && refused[0]) return leaveTo(context, page, refused[0].why ?? "", "error");
      const more =
        refused.length > 0
          ? ` Plăți rămase deschise, pentru că s-au schimbat comenzile: ${refused.length}.`
          : "";
      return leaveTo(
        context,
        page,
        `${applied === 1 ? "O plată a fost înregistrată." : `Plăți înregistrate: ${applied}.`}${more}`,
      );
    }
    case "undo-split": {
      const message = "Împărțirea a fost anulată. Transferul este din nou deschis.";
      return press(context, calls.undoSplit, { params: { id } }, { to: page, message });
    }
    case "aside":
    case "reopen": {
      const isIgnored = textOf(form, "form") === "aside";
      const message = isIgnored ? "Rândul a fost ignorat." : "Rândul a fost redeschis.";
      return press(
        context,
        calls.dismissIncoming,
        { params: { id }, body: { aside: isIgnored, note: "" } },
        { to: page, message },
      );
    }
    default:
      throw data(null, { status: 404 });
  }
}

/** Loads delivered orders whose cash on delivery is in no remittance file yet. */
export async function loadUncollected({ context, url }: LoaderFunctionArgs) {
  const state = readList(UNCOLLECTED, url.searchParams);
  const { data: orders, meta } = await need(context, calls.listUncollected, {
    query: { page: String(state.page) },
  });
  return { state, orders, total: meta.total, lastPage: meta.last_page };
}
