/** Uploads each file in a separate request, so that any number of files can be uploaded. */
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { texts } from "./texts.ts";

export type UploadAnswer =
  | {
      ok: true;
      medium: { mediumID: number; address: string; kind: string };
      /**
       * The product to which the picture was added, or why it was not added. Missing if this was not
       * requested.
       */
      product?: { ok: true; product: string } | { ok: false; why: string };
    }
  | { ok: false; why: string };

/** Field that requests adding each picture to the product whose code is in the file name. */
export const BY_CODE = "by-code";

export interface FileMatch {
  name: string;
  to?: { product: string; code: string; place: number };
}
export type Matching = { ok: true; files: FileMatch[] } | { ok: false; why: string };

export const NAMES = "names";

/** Requests the products that match the file names. Never throws. */
export async function matchFiles(to: string, names: readonly string[]): Promise<Matching> {
  const body = new FormData();
  body.set(NAMES, JSON.stringify(names));
  return answered<Matching>(to, body);
}

/** Uploads one file to the library. Never throws. */
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
    // The cast is safe, because this app's own action returns the type.
    return (await response.json()) as Answer;
  } catch {
    return { ok: false, why: texts.unreached };
  }
}

export function filesOf(transfer: { files: FileList | null } | null): File[] {
  return [...(transfer?.files ?? [])];
}
