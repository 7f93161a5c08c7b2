import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { changedIds, comparedCookie, comparedIds } from "../../components/compare/compared-ids.ts";
import { comparesProducts } from "../../components/compare/compared.server.ts";
import { COMPARE_INTENT, texts } from "../../components/compare/texts.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { answerForm } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";

/** Updates the cookie with the compared ids, unless the browser already did. */
export async function changeCompared({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  if (!(await comparesProducts(context))) throw data(null, { status: 404 });
  const form = await request.formData();
  const session = sessionOf(context);
  const ids = comparedIds(session.cookies.compare);
  const next = nextIds(ids, form);
  if (!next) return answerForm({ request, context }, { notices: [{ kind: "error", text: texts.full }] });
  if (comparedCookie(next) !== comparedCookie(ids)) session.set("compare", comparedCookie(next));
  return answerForm({ request, context }, {});
}

function nextIds(ids: number[], form: FormData): number[] | undefined {
  const intent = textOf(form, "intent");
  if (intent === COMPARE_INTENT.clear) return [];
  const [id] = comparedIds(textOf(form, "productID"));
  const isChange = intent === COMPARE_INTENT.add || intent === COMPARE_INTENT.remove;
  return id === undefined || !isChange ? ids : changedIds(ids, { kind: intent, id });
}
