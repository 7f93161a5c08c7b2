import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { erasePerson, getPrivacyLink, readStoredData } from "@curat/contract/privacy";
import { apiOf } from "../../session/api.server.ts";
import { goOn } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** What the mailed link is for; undefined for one that is used or too old. */
export async function loadLink(context: Context, code: string) {
  const answer = await apiOf(context).call(getPrivacyLink, { params: { code } });
  return { type: answer.ok ? answer.data.type : undefined };
}

/** Does what the link is for: the file, or the erasure, after which nobody is logged in here. */
export async function openLink(
  context: Context,
  code: string,
  type: "checkdata" | "forgetme",
): Promise<Response> {
  if (type === "forgetme") return eraseByLink(context, code);
  const answer = await apiOf(context).call(readStoredData, { params: { code } });
  if (!answer.ok) return redirect(`/date-personale/${encodeURIComponent(code)}`, 303);
  return new Response(JSON.stringify(answer.data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${texts.file}"`,
      "cache-control": "private, no-store",
    },
  });
}

async function eraseByLink(context: Context, code: string): Promise<Response> {
  const answer = await apiOf(context).call(erasePerson, { params: { code } });
  if (!answer.ok) return redirect(`/date-personale/${encodeURIComponent(code)}`, 303);
  const session = sessionOf(context);
  session.set("token", undefined);
  session.set("cart", undefined);
  return goOn(context, "/", [{ kind: "success", text: texts.erased }]);
}
