import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/privacy-requests";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

/** Loads a privacy request, with a preview of what an erasure would delete. */
export async function loadRequest(context: Context, id: string) {
  const [request, history, may] = await Promise.all([
    need(context, calls.getPrivacyRequest, { params: { id } }),
    loadHistory(context, "privacy_request", id),
    mayDo(context),
  ]);
  return {
    request: request.data,
    history,
    may: { answer: may("customers:edit"), erase: may("customers:erase") },
  };
}
export type RequestData = Awaited<ReturnType<typeof loadRequest>>;

export async function changeRequest({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const params = { id };
  const page = `/cereri-date/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "link":
      return press(
        context,
        calls.repeatPrivacyLink,
        { params, body: { version } },
        { to: page, message: "Clientul a primit un link nou." },
      );
    case "close": {
      const body = { reason: textOf(form, "reason"), version };
      const sent = await send(context, form, calls.closePrivacyRequest, { params, body });
      return sent.ok
        ? leaveTo(context, page, "Cererea a fost închisă, iar clientul primește motivul pe e-mail.")
        : sent.refusal;
    }
    case "erase": {
      const sent = await send(context, form, calls.eraseByRequest, { params, body: { version } });
      if (!sent.ok) return sent.refusal;
      const waiting = sent.data.waiting_orders;
      const later =
        waiting.length > 0
          ? ` Informează clientul: datele din comenzile neîncheiate (${waiting.join(", ")}) se șterg automat după ce expiră termenul de retur.`
          : "";
      return leaveTo(context, page, "Datele au fost șterse." + later);
    }
    default:
      throw data(null, { status: 404 });
  }
}
