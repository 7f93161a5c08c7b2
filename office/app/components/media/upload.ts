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

/** A file, and the product that it would be put on, where one has its code. */
export interface FileMatch {
  name: string;
  to?: { product: string; code: string; place: number };
}
export type Matching = { ok: true; files: FileMatch[] } | { ok: false; why: string };

/** The field with the names of files, as JSON. */
export const NAMES = "names";

/** Asks which products files called so would go to; never throws. `to` is the address that tells it. */
export async function matchFiles(to: string, names: readonly string[]): Promise<Matching> {
  const body = new FormData();
  body.set(NAMES, JSON.stringify(names));
  return answered<Matching>(to, body);
}

/** Sends one file to the library; never throws. `to` is the address that takes it. */
export async function uploadFile(to: string, file: File, { isByCode = false } = {}): Promise<UploadAnswer> {
  if (file.size > UPLOAD_BYTES) return { ok: false, why: "Fișierul poate avea cel mult 20 MB." };
  const body = new FormData();
  body.set("file", file);
  if (isByCode) body.set(BY_CODE, "on");
  return answered<UploadAnswer>(to, body);
}

async function answered<Answer>(to: string, body: FormData): Promise<Answer | { ok: false; why: string }> {
  try {
    const response = await fetch(to, { method: "POST", body });
    const isOurs = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (!isOurs)
      return {
        ok: false,
        why: response.status === 413 ? "Fișierul poate avea cel mult 20 MB." : texts.unreached,
      };
    return (await response.json()) as Answer; // of our own address
  } catch {
    return { ok: false, why: texts.unreached };
  }
}

/** The files of a field, of a drop or of the clipboard. */
export function filesOf(transfer: { files: FileList | null } | null): File[] {
  return [...(transfer?.files ?? [])];
}
