import { uploadStaffMedium } from "@curat/contract/staff/media";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { messageOf, refuse } from "../form/send.server.ts";
import { fileField } from "./picture-names.ts";

type Refusal = ReturnType<typeof refuse>;

/**
 * Uploads the picture files of a form and writes their URLs into its fields. Returns a refusal if an upload
 * fails.
 */
export async function uploadPictures(
  context: Context,
  form: FormData,
  names: readonly string[],
): Promise<Refusal | undefined> {
  const values = new Map(form);
  for (const name of names) {
    const file = values.get(fileField(name));
    if (file !== undefined) form.delete(fileField(name));
    if (!(file instanceof File) || file.size === 0) continue;
    const answer = await apiOf(context).call(uploadStaffMedium, { as: "form", body: { file } });
    if (!answer.ok) {
      const why = answer.errors?.file?.[0] ?? messageOf(answer);
      return refuse(form, { ...answer, errors: { [name]: [why] } });
    }
    form.set(name, answer.data.address);
  }
  return undefined;
}
