import type { LoaderFunctionArgs } from "react-router";
import {
  listStaffRefunds,
  markRefundDone,
  markRefundUnsent,
  sendRefund,
  setRefundAccount,
} from "@curat/contract/staff/refunds";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { accountForm } from "./account-form.ts";
import { REFUNDS } from "./refunds-shape.ts";

/** Loads a page of refunds. By default, loads those that are due. */
export async function loadRefunds({ context, url }: LoaderFunctionArgs) {
  const state = readList(REFUNDS, url.searchParams);
  const query = {
    state: state.filters.stare === "done" ? ("done" as const) : ("due" as const),
    page: String(state.page),
  };
  const [{ data, meta }, may] = await Promise.all([
    need(context, listStaffRefunds, { query }),
    mayDo(context),
  ]);
  return {
    state,
    refunds: data,
    total: meta.total,
    lastPage: meta.last_page,
    mayMark: may("refunds:edit"),
  };
}

const MESSAGES = {
  send: "Cererea de restituire a fost trimisă procesatorului.",
  ask: "Am cerut procesatorului starea restituirii.",
};

/** Sends a refund to its card, marks it as sent, or saves its bank account. */
export async function changeRefund(request: Request, context: Context) {
  const form = await request.formData();
  const id = textOf(form, "id");
  const params = { id };
  const to = `/restituiri${new URL(request.url).search}`;
  const named = textOf(form, "form");
  if (named === "send" || named === "ask")
    return press(context, sendRefund, { params }, { to, message: MESSAGES[named] });
  if (named === "unsent")
    return press(
      context,
      markRefundUnsent,
      { params },
      { to, message: "Restituirea se poate trimite din nou pe card." },
    );
  if (named !== accountForm(Number(id))) {
    const query = named === "credited" ? { credited: "true" as const } : {};
    return press(
      context,
      markRefundDone,
      { params, query },
      { to, message: "Restituirea este marcată ca trimisă." },
    );
  }
  const body = {
    iban: textOf(form, "iban"),
    bank: textOf(form, "bank"),
    version: Number(textOf(form, "version")),
  };
  const sent = await send(context, form, setRefundAccount, { params, body });
  return sent.ok ? leaveTo(context, to, "Contul a fost salvat.") : sent.refusal;
}
