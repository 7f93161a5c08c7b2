import type { ActionFunctionArgs } from "react-router";
import { addBundleToCart, addToCart, removeFromCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import type { Failed } from "@curat/contract/client";
import type { Notice } from "@curat/contract/signals";
import { apiOf } from "../../session/api.server.ts";
import { answerForm } from "../../session/notices.server.ts";

/** Letter for letter (browsing spec, section 8). */
const ADDED: Notice = { kind: "success", text: "Produsul a fost adaugat cu succes" };

const BUNDLE_ADDED: Notice = { kind: "success", text: "Pachetul a fost adăugat în coș." };

/** One intent of a form; the answer says what was done, notices go where every action's go. */
export async function changeCart({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const api = apiOf(context);
  switch (form.get("intent")) {
    case "add": {
      const qty = field(form, "qty");
      const answer = await api.call(addToCart, {
        params: { productID: field(form, "productID") },
        body: { qty, options: null },
      });
      const own = answer.ok && answer.message === undefined ? [ADDED] : [];
      return answerForm({ request, context }, { notices: own, data: outcome(answer, "added") });
    }
    case "add-bundle": {
      const answer = await api.call(addBundleToCart, {
        params: { id: field(form, "bundleID") },
        body: { qty: field(form, "qty") },
      });
      const own = answer.ok && answer.message === undefined ? [BUNDLE_ADDED] : [];
      return answerForm({ request, context }, { notices: own, data: outcome(answer, "added") });
    }
    case "remove": {
      const answer = await api.call(removeFromCart, { params: { itemId: field(form, "itemId") } });
      return answerForm({ request, context }, { data: outcome(answer, "removed") });
    }
    default:
      return answerForm({ request, context }, { data: { done: undefined } });
  }
}

function outcome(answer: { ok: true; data: Cart } | Failed, done: "added" | "removed") {
  return { done: answer.ok ? done : undefined };
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
