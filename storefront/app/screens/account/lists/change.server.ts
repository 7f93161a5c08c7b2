import type { RouterContextProvider } from "react-router";
import { addReorderList, deleteReorderList, getReorderList } from "@curat/contract/reorder-lists";
import { LIMITS } from "@curat/contract/limits.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { addAndGo } from "../../../session/cart/add-and-go.server.ts";
import { SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { redirectWithNotices } from "../../../session/notices.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { LIST_INTENT, LISTS_PAGE } from "../../../components/reorder-list/list-form.ts";
import { readSource } from "./list-sources.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Handles every form on the lists page, and the "save as list" forms of other pages. */
export async function changeLists({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case LIST_INTENT.delete:
      return submit(context, deleteReorderList, {
        params: { id: textOf(form, "id") },
        done: { to: LISTS_PAGE },
      });
    case LIST_INTENT.add:
      return addWhole(context, form);
    default:
      return make(context, form);
  }
}

async function make(context: Context, form: FormData) {
  const { kind, name, lines } = await readSource(context, form);
  if (lines.length === 0)
    return redirectWithNotices(context, LISTS_PAGE, [{ kind: "error", text: texts.nothing[kind] }]);
  const typed = form.has("name");
  const sending = (requested: string) => ({
    body: { name: requested, lines },
    done: ({ id }: { id: number }) => redirectWithNotices(context, `${LISTS_PAGE}/${id}`),
  });
  if (typed) return submit(context, addReorderList, { ...sending(textOf(form, "name")), form });
  for (let number = 1; ; number += 1) {
    const requested = number === 1 ? name : `${name.slice(0, LIMITS.listName - 5)} (${number})`;
    const answer = await apiOf(context).call(addReorderList, { body: { name: requested, lines } });
    if (answer.ok) return redirectWithNotices(context, `${LISTS_PAGE}/${answer.data.id}`);
    const isTaken = answer.errors?.name !== undefined;
    if (!isTaken || number === MAX_ATTEMPTS) return redirectWithNotices(context, LISTS_PAGE);
    sessionOf(context).notices.length = 0;
  }
}

const MAX_ATTEMPTS = 9;

async function addWhole(context: Context, form: FormData) {
  const id = textOf(form, "id");
  const list = await apiOf(context).call(getReorderList, { params: { id } });
  if (!list.ok) return redirectWithNotices(context, LISTS_PAGE);
  const lines = list.data.lines.map(({ productid, quantity }) => ({ productid, qty: quantity }));
  return addAndGo(context, { lines, sending: textOf(form, SENDING_FIELD), back: `${LISTS_PAGE}/${id}` });
}
