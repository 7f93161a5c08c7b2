/** Uploads files one by one by script, so that many files need no larger request than a few. */
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { texts } from "./texts.ts";

/** Result of uploading one file. */
export type UploadAnswer =
  | {
      ok: true;
      medium: { mediumID: number; address: string; kind: string };
      /** Result of adding it to a product, if requested: the product's name, or why not. */
      product?: { ok: true; product: string } | { ok: false; why: string };
    }
  | { ok: false; why: string };

/** Field that requests adding the picture to the product named by the file. */
export const BY_CODE = "by-code";

/** A file with its matching product, if there is one. */
export interface FileMatch {
  name: string;
  to?: { product: string; code: string; place: number };
}
export type Matching = { ok: true; files: FileMatch[] } | { ok: false; why: string };

/** Field with the file names as JSON. */
export const NAMES = "names";

/** Returns the products that match the file names; never throws. `to` is the address of the action. */
export async function matchFiles(to: string, names: readonly string[]): Promise<Matching> {
  const body = new FormData();
  body.set(NAMES, JSON.stringify(names));
  return answered<Matching>(to, body);
}

/** Uploads one file to the library; never throws. `to` is the address of the action. */
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
    return (await response.json()) as Answer; // Our own action returns this type.
  } catch {
    return { ok: false, why: texts.unreached };
  }
}

/** Returns the files of an input, a drop or the clipboard. */
export function filesOf(transfer: { files: FileList | null } | null): File[] {
  return [...(transfer?.files ?? [])];
}
