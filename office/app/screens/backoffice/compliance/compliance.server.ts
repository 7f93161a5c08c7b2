import { getCompliance } from "@curat/contract/staff/compliance";
import { OFFICIAL_KINDS } from "@curat/contract/official-files.values";
import { listOfficialFiles, uploadOfficialFile } from "@curat/contract/staff/official-files";
import { textOf } from "@curat/ui/form/form-values.ts";
import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { send } from "../../../components/form/send.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { need } from "../../../session/api.server.ts";

export async function loadBoard({ context }: LoaderFunctionArgs) {
  const [{ data: board }, { data: files }, may] = await Promise.all([
    need(context, getCompliance),
    need(context, listOfficialFiles),
    mayDo(context),
  ]);
  return { ...board, files, mayUpload: may("settings:edit") };
}

/** Uploads one of the Commission's files. The form's name identifies which. */
export async function uploadFile({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const kind = OFFICIAL_KINDS.find((one) => one === textOf(form, "form"));
  const file = form.get("file");
  if (!kind || !(file instanceof File)) throw data(null, { status: 404 });
  const sent = await send(context, form, uploadOfficialFile, {
    params: { kind },
    as: "form",
    body: { file },
  });
  return sent.ok
    ? leaveTo(context, "/conformitate", "Fișierul oficial a fost salvat neschimbat.")
    : sent.refusal;
}
