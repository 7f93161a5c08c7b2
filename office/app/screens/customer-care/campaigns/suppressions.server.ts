import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/campaigns";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { SUPPRESSIONS } from "./campaigns-shape.ts";
import { texts } from "./texts.ts";

const LIST = `${texts.list}/adrese-oprite`;

export async function loadSuppressions({ context, url }: LoaderFunctionArgs) {
  const state = readList(SUPPRESSIONS, url.searchParams);
  const query = { page: String(state.page), q: state.filters["q"] };
  const [{ data: suppressions, meta }, may] = await Promise.all([
    need(context, calls.listSuppressions, { query }),
    mayDo(context),
  ]);
  return { state, suppressions, total: meta.total, lastPage: meta.last_page, mayEdit: may("campaigns:edit") };
}

/** Suppresses an address or lifts a suppression. */
export async function changeSuppressions({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case "add": {
      const sent = await send(context, form, calls.addSuppression, {
        body: { email: textOf(form, "email") },
      });
      return sent.ok ? leaveTo(context, LIST, "Adresa nu mai primește campanii.") : sent.refusal;
    }
    case "remove": {
      const input = { params: { id: textOf(form, "id") } };
      const message = "Adresa poate primi din nou campanii, dacă persoana este abonată.";
      return press(context, calls.removeSuppression, input, { to: LIST, message });
    }
    default:
      throw data(null, { status: 404 });
  }
}
