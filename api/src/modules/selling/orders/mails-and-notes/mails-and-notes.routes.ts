import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import * as mails from "@curat/contract/staff/order-mails";
import * as notes from "@curat/contract/staff/order-notes";
import type { ApiContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/database.ts";
import { idOf } from "../../../../http/ids.ts";
import { notFound, Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { addNote, changeNote, type NoteSaved, removeNote, showNotes } from "../../../platform/notes/index.ts";
import { findOrder } from "../orders.store.ts";
import { mayRepeat, repeatMail } from "./order-mails.service.ts";
import { findMail, type StoredMail, loadMails } from "./order-mails.store.ts";

const FOREIGN_NOTE = "Doar persoana care a scris nota o poate modifica.";

export function orderMailsAndNotesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const about = "order" as const;
  serve(app, notes.listOrderNotes, async ({ params, staff }) => notesOf(await existingId(params.id), staff));
  serve(app, notes.addOrderNote, async ({ params, body: { text }, staff }) => {
    const orderId = idOf(params.id);
    const exists = async (tx: Tx) => Boolean(await findOrder(tx, orderId));
    const input = { about, aboutId: orderId, text, actor: staff, exists };
    return notesAfter(addNote(context, input), orderId, staff);
  });
  serve(app, notes.changeOrderNote, async ({ params, body: { text, version: expectedVersion }, staff }) => {
    const aboutId = await existingId(params.id);
    const input = { about, aboutId, noteId: idOf(params.noteId), expectedVersion, actor: staff };
    return notesAfter(changeNote(context, { ...input, text }), aboutId, staff);
  });
  serve(app, notes.removeOrderNote, async ({ params, query: { version: expectedVersion }, staff }) => {
    const aboutId = await existingId(params.id);
    const input = { about, aboutId, noteId: idOf(params.noteId), expectedVersion, actor: staff };
    return notesAfter(removeNote(context, input), aboutId, staff);
  });
  serve(app, mails.listOrderMails, async ({ params }) => mailsOf(await existingId(params.id)));
  serve(app, mails.getOrderMail, async ({ params }) => {
    const mail = await findMail(db, idOf(params.mailId));
    if (mail?.orderId !== idOf(params.id)) throw notFound();
    return { data: { ...toWireMail(mail), html: mail.html, text: mail.text } };
  });
  serve(app, mails.repeatOrderMail, async ({ params, staff }) => {
    const orderId = await existingId(params.id);
    await repeatMail(context, { orderId, mailId: idOf(params.mailId), actor: staff });
    return mailsOf(orderId);
  });

  async function existingId(text: string): Promise<number> {
    const id = idOf(text);
    if (!(await findOrder(db, id))) throw notFound();
    return id;
  }

  async function notesAfter(keeping: Promise<NoteSaved>, orderId: number, staff: Actor) {
    const outcome = await keeping;
    if (outcome.ok) return notesOf(orderId, staff);
    throw outcome.error === "unknown"
      ? notFound()
      : new Refusal(403, { message: `${STAFF_MESSAGES.notAllowed} ${FOREIGN_NOTE}` });
  }

  async function notesOf(orderId: number, asker: Actor) {
    return { data: await showNotes(db, { about, aboutId: orderId }, asker) };
  }

  async function mailsOf(orderId: number) {
    return { data: (await loadMails(db, orderId)).map(toWireMail) };
  }
}

function toWireMail(mail: StoredMail) {
  return {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    sent_at: mail.sentAt.toISOString(),
    refused: mail.isRefused,
    papers: mail.papers,
    repeated: mail.repeated,
    may_repeat: mayRepeat(mail),
  };
}
