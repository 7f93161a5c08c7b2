/** Files that a script sends one by one, so that many at once are no longer a form than a few. */
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { texts } from "./texts.ts";

/** What the office answers to one file. */
export type UploadAnswer =
  | {
      ok: true;
      medium: { mediumID: number; address: string; kind: string };
      /** Where it was to be put on a product: its name, or why it was not. */
      product?: { ok: true; product: string } | { ok: false; why: string };
    }
  | { ok: false; why: string };

/** Asks that a picture be put on the product that its file is called after. */
export const BY_CODE = "by-code";

/** Sends one file to the library; never throws. `to` is the address that takes it. */
export async function uploadFile(to: string, file: File, { isByCode = false } = {}): Promise<UploadAnswer> {
  if (file.size > UPLOAD_BYTES) return { ok: false, why: texts.tooLong };
  const body = new FormData();
  body.set("file", file);
  if (isByCode) body.set(BY_CODE, "on");
  try {
    const response = await fetch(to, { method: "POST", body });
    const isOurs = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (!isOurs) return { ok: false, why: response.status === 413 ? texts.tooLong : texts.unreached };
    return (await response.json()) as UploadAnswer; // of our own address
  } catch {
    return { ok: false, why: texts.unreached };
  }
}

/** The files of a field, of a drop or of the clipboard. */
export function filesOf(transfer: { files: FileList | null } | null): File[] {
  return [...(transfer?.files ?? [])];
}
