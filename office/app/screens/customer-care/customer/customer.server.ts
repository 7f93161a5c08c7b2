import { data } from "react-router";
import * as calls from "@curat/contract/staff/customers";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { comparedNote } from "../../../components/form/conflict/note.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COMPARED_PERSON, filledPerson } from "./person-fields.ts";
import { texts } from "./texts.ts";

export async function loadCustomer(context: Context, id: string) {
  const [customer, history, may] = await Promise.all([
    need(context, calls.getStaffCustomer, { params: { id } }),
    loadHistory(context, "customer", id),
    mayDo(context),
  ]);
  const cart = may("offers:edit")
    ? await maybe(context, calls.getStaffCustomerCart, { params: { id } })
    : undefined;
  return {
    customer: customer.data,
    hasCart: (cart?.data.length ?? 0) > 0,
    history,
    may: {
      edit: may("customers:edit"),
      order: may("orders:edit"),
      offer: may("offers:edit"),
      merge: may("customers:merge"),
      data: may("customers:export") || may("customers:erase"),
      seeOrders: may("orders:view"),
    },
  };
}
export type CustomerData = Awaited<ReturnType<typeof loadCustomer>>;

export async function changeCustomer(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const page = `/clienti/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  const to = (message: string) => ({ to: page, message });
  const onVersion = { params, body: { version } };
  const note = { id, noteId: textOf(form, "note") };
  const name = textOf(form, "form");
  switch (name) {
    case "person": {
      const [firstname, lastname, phone] = ["firstname", "lastname", "phone"].map((key) => textOf(form, key));
      const body = { firstname: firstname ?? "", lastname: lastname ?? "", phone, version };
      const compared = { subject: { kind: "customer" as const, id }, fill: filledPerson, ...COMPARED_PERSON };
      const sent = await send(context, form, calls.changeStaffCustomer, { params, body }, compared);
      return sent.ok ? leaveTo(context, page, texts.saved) : sent.refusal;
    }
    case "email": {
      const body = { email: textOf(form, "email"), version };
      const sent = await send(context, form, calls.changeStaffCustomerEmail, { params, body });
      return sent.ok ? leaveTo(context, page, texts.emailChanged) : sent.refusal;
    }
    case "add-note": {
      const body = { text: exactTextOf(form, "text") };
      const sent = await send(context, form, calls.addCustomerNote, { params, body });
      return sent.ok ? leaveTo(context, page, texts.noteAdded) : sent.refusal;
    }
    case "lock":
      return press(context, calls.lockStaffCustomer, onVersion, to(texts.locked));
    case "unlock":
      return press(context, calls.unlockStaffCustomer, onVersion, to(texts.unlocked));
    case "end":
      return press(context, calls.endSessionsOfStaffCustomer, { params }, to(texts.ended));
    case "link":
      return press(context, calls.sendStaffPasswordLink, { params }, to(texts.linkSent));
  }
  if (name.startsWith("remove-company-")) {
    const companyID = name.slice("remove-company-".length);
    return press(
      context,
      calls.removeStaffCustomerCompany,
      { params: { id, companyID } },
      to(texts.companyRemoved),
    );
  }
  if (name.startsWith("note-")) {
    const body = { text: exactTextOf(form, "text"), version };
    const compared = comparedNote("customer_note", note.noteId, texts.noteText);
    const sent = await send(context, form, calls.changeCustomerNote, { params: note, body }, compared);
    return sent.ok ? leaveTo(context, page, texts.noteChanged) : sent.refusal;
  }
  if (name.startsWith("remove-note-")) {
    const query = { version: String(version) };
    return press(context, calls.removeCustomerNote, { params: note, query }, to(texts.noteRemoved));
  }
  throw data(null, { status: 404 });
}
