import type { ActionFunctionArgs } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { toggleFavourite } from "@curat/contract/favourites";
import { apiOf } from "../../session/api.server.ts";
import { answerForm, refererPath } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { rememberReturnTo } from "../../session/return-to.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

/** Changes a favourite and returns its new state as `liked` (B-145). Omits `liked` if the call failed. */
export async function toggle({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const productID = textOf(form, "productID");
  const wasFavourite = form.has("liked");
  if (!sessionOf(context).cookies.token) {
    rememberReturnTo(context, refererPath(request));
    return answerForm({ request, context }, refusal());
  }
  const wished = wasFavourite ? ("0" as const) : ("1" as const);
  const answer = await apiOf(context).call(toggleFavourite, {
    params: { productID },
    query: { liked: wished },
  });
  if (!answer.ok) return answerForm({ request, context }, answer.status === 401 ? refusal() : { data: {} });
  // External providers do not document their response to this call, so a missing result counts as success.
  const liked = answer.data?.liked ?? !wasFavourite;
  return answerForm({ request, context }, { data: { liked } });
}

function refusal(): { notices: Notice[]; data: { liked?: boolean } } {
  return { notices: [{ kind: "error", text: texts.notLoggedIn }], data: {} };
}
