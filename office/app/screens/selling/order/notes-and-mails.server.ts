import {
  addOrderNote,
  changeOrderNote,
  listOrderNotes,
  removeOrderNote,
} from "@curat/contract/staff/order-notes";
import { getOrderMail, listOrderMails, repeatOrderMail } from "@curat/contract/staff/order-mails";
import { writeOffBalance, settleBalanceDue } from "@curat/contract/staff/amendments";
import { textOf } from "@curat/ui/form/form-values.ts";
import { comparedNote } from "../../../components/form/conflict/note.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

export async function loadNotesAndMails(context: Context, id: string) {
  const params = { id };
  const [notes, mails] = await Promise.all([
    maybe(context, listOrderNotes, { params }),
    maybe(context, listOrderMails, { params }),
  ]);
  return { notes: notes?.data ?? [], mails: mails?.data ?? [] };
}
export type NotesData = Awaited<ReturnType<typeof loadNotesAndMails>>;

/** Handles the forms for notes, emails and the balance due. */
export async function writeNote(context: Context, form: FormData, id: string) {
  const page = `/comenzi/${encodeURIComponent(id)}`;
  const [noteId, version, text] = [
    textOf(form, "note"),
    Number(textOf(form, "version")),
    textOf(form, "text"),
  ];
  switch (textOf(form, "form")) {
    case "add-note": {
      const sent = await send(context, form, addOrderNote, { params: { id }, body: { text } });
      return sent.ok ? leaveTo(context, page, "Nota a fost adăugată.") : sent.refusal;
    }
    case "remove-note":
      return press(
        context,
        removeOrderNote,
        { params: { id, noteId }, query: { version: String(version) } },
        { to: page, message: "Nota a fost ștearsă." },
      );
    case "repeat-mail":
      return press(
        context,
        repeatOrderMail,
        { params: { id, mailId: textOf(form, "mail") } },
        { to: page, message: "Mesajul se trimite din nou, la aceeași adresă." },
      );
    case "rest":
      return press(
        context,
        settleBalanceDue,
        { params: { id }, body: { version } },
        { to: page, message: "Diferența a fost înregistrată ca încasată." },
      );
    case "forgive":
      return press(
        context,
        writeOffBalance,
        { params: { id }, body: { version } },
        { to: page, message: "Diferența a fost anulată." },
      );
    default: {
      const input = { params: { id, noteId }, body: { text, version } };
      const compared = comparedNote("order_note", noteId, "Textul notei");
      const sent = await send(context, form, changeOrderNote, input, compared);
      return sent.ok ? leaveTo(context, page, "Nota a fost modificată.") : sent.refusal;
    }
  }
}

/** Returns an email as it was sent. Its page can run no scripts, load no resources and send no forms. */
export async function openMail(context: Context, id: string, mailId: string): Promise<Response> {
  await requireStaff(context);
  const mail = await need(context, getOrderMail, { params: { id, mailId } });
  return new Response(mail.data.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox allow-popups; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
