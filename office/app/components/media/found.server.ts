import { listStaffMedia, uploadStaffMedium } from "@curat/contract/staff/media";
import type { StaffMedium } from "@curat/contract/staff/media";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { messageOf, needsOf } from "../form/send.server.ts";
import { attachByCode } from "./attach.server.ts";
import { texts } from "./texts.ts";
import { BY_CODE } from "./upload.ts";
import type { UploadAnswer } from "./upload.ts";

type FoundMedium = Pick<StaffMedium, "address" | "kind" | "name" | "alt" | "revision">;
export type FoundMedia = { ok: true; media: FoundMedium[]; total: number; lastPage: number } | { ok: false };

const MAX_CHARACTERS = 100;

export async function loadFoundMedia(context: Context, url: URL): Promise<FoundMedia> {
  const q = url.searchParams.get("q")?.trim().slice(0, MAX_CHARACTERS) || undefined;
  const page = url.searchParams.get("pagina") ?? "1";
  const answer = await apiOf(context).call(listStaffMedia, { query: { q, page, kind: "picture" } });
  if (!answer.ok) return { ok: false };
  const media = answer.data.map(({ address, kind, name, alt, revision }) => ({
    address,
    kind,
    name,
    alt,
    revision,
  }));
  return { ok: true, media, total: answer.meta.total, lastPage: answer.meta.last_page };
}

/** Uploads one file to the library. Every error is returned as a message. */
export async function takeUpload(context: Context, request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return reported({ ok: false, why: texts.unreached }, 422);
  const answer = await apiOf(context).call(uploadStaffMedium, { as: "form", body: { file } });
  if (answer.ok) {
    const { mediumID, address, kind } = answer.data;
    const medium = { mediumID, address, kind };
    if (!form.has(BY_CODE) || kind !== "picture") return reported({ ok: true, medium }, 200);
    const product = await attachByCode(context, { address, fileName: file.name });
    return reported({ ok: true, medium, product }, 200);
  }
  const why =
    needsOf(answer) === "login"
      ? "Sesiunea a expirat. Intră în cont în altă filă și încearcă din nou."
      : (answer.errors?.file?.[0] ?? messageOf(answer));
  return reported({ ok: false, why }, answer.status);
}

const reported = (answer: UploadAnswer, status: number): Response => Response.json(answer, { status });
