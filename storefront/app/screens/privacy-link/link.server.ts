import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { erasePerson, getPrivacyLink, readStoredData, readStoredDataPdf } from "@curat/contract/privacy";
import type { StoredDataFile } from "@curat/contract/privacy.values";
import { apiOf } from "../../session/api.server.ts";
import { forgetPerson } from "../../session/login.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;
const FILES: Record<StoredDataFile, string> = { pdf: "datele-mele.pdf", json: "datele-mele.json" };
const TYPES = { pdf: "application/pdf", json: "application/json; charset=utf-8" };

/**
 * Returns the link's type of request and the files not yet downloaded. The type is undefined if the link was used or
 * has expired.
 */
export async function loadLink(context: Context, code: string) {
  const answer = await apiOf(context).call(getPrivacyLink, { params: { code } });
  return answer.ok ? answer.data : { type: undefined, files: [] };
}

export async function openLink(
  context: Context,
  code: string,
  { type, file }: { type: "checkdata" | "forgetme"; file: StoredDataFile },
): Promise<Response> {
  if (type === "forgetme") return eraseByLink(context, code);
  return file === "pdf" ? sendPdf(context, code) : sendJson(context, code);
}

async function sendPdf(context: Context, code: string): Promise<Response> {
  const pdf = await apiOf(context).file(readStoredDataPdf, { params: { code } });
  return pdf ? fileAnswer(pdf.body, "pdf") : redirect(pageOf(code), 303);
}

async function sendJson(context: Context, code: string): Promise<Response> {
  const answer = await apiOf(context).call(readStoredData, { params: { code } });
  return answer.ok ? fileAnswer(JSON.stringify(answer.data, null, 2), "json") : redirect(pageOf(code), 303);
}

function fileAnswer(body: BodyInit | null, file: StoredDataFile): Response {
  return new Response(body, {
    headers: {
      "content-type": TYPES[file],
      "content-disposition": `attachment; filename="${FILES[file]}"`,
      "cache-control": "private, no-store",
    },
  });
}

function pageOf(code: string): string {
  return `/date-personale/${encodeURIComponent(code)}`;
}

async function eraseByLink(context: Context, code: string): Promise<Response> {
  const answer = await apiOf(context).call(erasePerson, { params: { code } });
  if (!answer.ok) return redirect(pageOf(code), 303);
  const session = sessionOf(context);
  forgetPerson(session);
  session.set("lastRoute", undefined);
  return redirectWithNotices(context, "/", [
    { kind: "success", text: erasedText(answer.data.waiting_orders) },
  ]);
}

function erasedText(waiting: readonly string[]): string {
  if (waiting.length === 0) return texts.erased;
  const waitingText = waiting.length === 1 ? texts.waiting : texts.waitingMany;
  return `${texts.erased} ${waitingText(waiting.join(", "))}`;
}
