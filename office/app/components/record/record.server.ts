/** Loaders and actions shared by all record pages. */
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
import { keepPictures } from "../picture/pictures.server.ts";
import { othersAt } from "../presence/presence.server.ts";
import { comparedRecord, pictureFieldsOf, recordIn } from "./record-values.ts";
import type { RecordOptions } from "./record-values.ts";

/** Loads what a record page shows around its form: the history, who else has it open, and the permissions. */
export async function loadAround(
  context: Context,
  { kind, id, right }: { kind: SubjectKind; id: string; right: Permission },
) {
  const [history, others, may] = await Promise.all([
    loadHistory(context, kind, id),
    othersAt(context, kind, id),
    mayDo(context),
  ]);
  return { history, others, mayEdit: may(right), mayUpload: may("media:edit") };
}

/** Loads the page of a new record. Throws an error page if the permission is missing. */
export async function loadNew(context: Context, right: Permission) {
  const { permissions } = await requireRight(context, right);
  return { mayUpload: permissions.includes("media:edit") };
}

interface Save<D extends RecordDescription, C extends AnyCall> {
  description: D;
  call: C;
  input: (values: ValuesOf<D>) => InputOf<C>;
  /** The existing record, for reporting conflicts; absent for a new one. */
  compared?: { kind: SubjectKind; id: string; options?: RecordOptions };
  /** Returns the page to show after saving. */
  to: (saved: Success<C>["data"]) => string;
  say: string;
}

/** Uploads the pictures in a record's form, saves the record, and redirects. */
export async function saveRecord<const D extends RecordDescription, const C extends AnyCall>(
  context: Context,
  form: FormData,
  { description, call, input, compared, to, say }: Save<D, C>,
) {
  const refused = await keepPictures(context, form, pictureFieldsOf(description));
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
  return sent.ok ? leaveTo(context, to(sent.data), say) : sent.refusal;
}
