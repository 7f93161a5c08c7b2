import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/set-offs";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";

/** Loads a company's open invoices and its set-offs. */
export async function loadSetOffs({ context, params: { cui = "" } }: LoaderFunctionArgs) {
  const [{ data: setOffs }, may] = await Promise.all([
    need(context, calls.getCompanySetOffs, { params: { cui } }),
    mayDo(context),
  ]);
  return { ...setOffs, cui, mayEdit: may("credit:edit") };
}

/** Settles the invoices for which an amount was entered, or undoes a set-off. */
export async function changeSetOffs({ request, context, params: { cui = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = `/firme/${encodeURIComponent(cui)}/compensari`;
  const name = textOf(form, "form");
  if (name.startsWith("undo-")) {
    const body = { reason: textOf(form, "reason") };
    const undone = await send(context, form, calls.undoSetOff, { params: { cui, id: name.slice(5) }, body });
    return undone.ok ? leaveTo(context, here, "Compensarea a fost anulată.") : undone.refusal;
  }
  if (name !== "set-off") throw data(null, { status: 404 });
  const typed = [...form.keys()]
    .filter((key) => key.startsWith("amount-") && textOf(form, key) !== "")
    .map((key) => ({ key, orderID: Number(key.slice("amount-".length)), amount: leiOf(textOf(form, key)) }))
    .filter(({ amount }) => amount !== 0);
  const body = {
    signed_on: textOf(form, "signed_on"),
    supplier_documents: textOf(form, "supplier_documents"),
    parts: typed.map(({ orderID, amount }) => ({ orderID, amount })),
    version: Number(textOf(form, "version")),
  };
  const sent = await send(context, form, calls.makeSetOff, { params: { cui }, body });
  if (sent.ok) return leaveTo(context, here, "Compensarea a fost înregistrată.");
  const { data: refused, init } = sent.refusal;
  const errors = Object.entries(refused.errors).map(([key, messages]) => {
    const index = /^parts\.(\d+)\./.exec(key)?.[1];
    return [index === undefined ? key : (typed[Number(index)]?.key ?? key), messages] as const;
  });
  const messages = [...refused.messages, ...(refused.errors.parts ?? [])];
  return data({ ...refused, errors: Object.fromEntries(errors), messages }, init ?? {});
}

export async function openMinutes({ context, params: { cui = "", id = "" } }: LoaderFunctionArgs) {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getSetOffPdf, { params: { cui, id } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
