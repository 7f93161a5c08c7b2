import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { eraseCustomer, exportCustomer, exportCustomerPdf } from "@curat/contract/staff/customer-desk";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { refuse, send } from "../../../../components/form/send.server.ts";
import { apiOf, need } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { mayDo } from "../../../../session/staff.server.ts";
import { withReturnPath } from "../../../../session/return-path.ts";

export async function loadData({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: customer }, may] = await Promise.all([
    need(context, getStaffCustomer, { params: { id } }),
    mayDo(context),
  ]);
  return { customer, may: { export: may("customers:export"), erase: may("customers:erase") } };
}

export async function eraseData({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") !== "erase") throw data(null, { status: 404 });
  if (textOf(form, "understood") === "")
    return refuse(form, {
      ok: false,
      status: 422,
      errors: { understood: ["Bifează că ai verificat identitatea persoanei."] },
    });
  const body = { version: Number(textOf(form, "version")) };
  const sent = await send(context, form, eraseCustomer, { params: { id }, body });
  if (!sent.ok) return sent.refusal;
  const waiting = sent.data.waiting_orders;
  const later =
    waiting.length > 0
      ? ` Informează clientul: datele din comenzile neîncheiate (${waiting.join(", ")}) se șterg automat după ce expiră termenul de retur.`
      : "";
  return leaveTo(context, "/clienti", "Datele clientului au fost șterse." + later);
}

/** Returns the requested file. Asks for the second factor first if it is required. */
export async function downloadData({
  request,
  context,
  params: { id = "" },
}: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const api = apiOf(context);
  const params = { id };
  if (textOf(form, "file") === "pdf") {
    const paper = await api.file(exportCustomerPdf, { params });
    if (!paper) return toConfirm(context, id);
    return new Response(paper.body, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": paper.headers.get("content-disposition") ?? "attachment",
      },
    });
  }
  const answer = await api.call(exportCustomer, { params });
  if (!answer.ok) return toConfirm(context, id);
  return new Response(JSON.stringify(answer.data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="datele-clientului.json"',
    },
  });
}

function toConfirm(context: Context, id: string): never {
  const page = `/clienti/${encodeURIComponent(id)}/date`;
  return leaveTo(
    context,
    withReturnPath("/confirmare", page),
    "Datele nu au putut fi descărcate. Confirmă-ți identitatea, apoi descarcă-le din nou.",
    "error",
  );
}
