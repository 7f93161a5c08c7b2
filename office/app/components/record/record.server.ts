import type { InputOf, Success } from "@curat/contract/client";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { RecordDescription, ValuesOf } from "@curat/contract/staff/record.values";
import type { AnyCall } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo, requireRight } from "../../session/staff.server.ts";
import type { ComparedWith } from "../form/conflict/conflict.server.ts";
import { send } from "../form/send.server.ts";
import { loadHistory } from "../history/history.server.ts";
import { uploadPictures } from "../picture/pictures.server.ts";
import { otherViewersOf } from "../presence/presence.server.ts";
import { comparedRecord, pictureFieldsOf, recordIn } from "./record-values.ts";
import type { RecordOptions } from "./record-values.ts";

/** Loads a record's history, the other people who have it open, and what the staff member may do. */
export async function loadAround(
  context: Context,
  { kind, id, right }: { kind: SubjectKind; id: string; right: Permission },
) {
  const [history, otherViewers, may] = await Promise.all([
    loadHistory(context, kind, id),
    otherViewersOf(context, kind, id),
    mayDo(context),
  ]);
  return { history, otherViewers, mayEdit: may(right), mayUpload: may("media:edit") };
}

/** Loads the page for a new record. Throws an error page if the staff member may not create one. */
export async function loadNew(context: Context, right: Permission) {
  const { permissions } = await requireRight(context, right);
  return { mayUpload: permissions.includes("media:edit") };
}

interface Save<D extends RecordDescription, C extends AnyCall> {
  description: D;
  call: C;
  input: (values: ValuesOf<D>) => InputOf<C>;
  compared?: { kind: SubjectKind; id: string; options?: RecordOptions };
  to: (saved: Success<C>["data"]) => string;
  message: string;
}

/** Uploads a record's pictures, saves the record, and redirects. */
export async function saveRecord<const D extends RecordDescription, const C extends AnyCall>(
  context: Context,
  form: FormData,
  { description, call, input, compared, to, message }: Save<D, C>,
) {
  const refused = await uploadPictures(context, form, pictureFieldsOf(description));
  if (refused) return refused;
  const fields = comparedRecord(description, compared?.options);
  // The 409 response contains the current record.
  const fill = fields.fill as ComparedWith<Success<C>["data"]>["fill"];
  const sent = await send(
    context,
    form,
    call,
    input(recordIn(description, form)),
    compared && { subject: { kind: compared.kind, id: compared.id }, ...fields, fill },
  );
  return sent.ok ? leaveTo(context, to(sent.data), message) : sent.refusal;
}
