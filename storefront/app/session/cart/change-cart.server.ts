import type { ActionFunctionArgs } from "react-router";
import { addBundleToCart, addToCart, removeFromCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import type { Failed } from "@curat/contract/client";
import type { Notice } from "@curat/contract/signals";
import { apiOf } from "../api.server.ts";
import { answerForm } from "../notices.server.ts";
import { isDocumentRequest } from "../request-kind.ts";
import { messagesOf } from "./cart-view.ts";

/** Letter for letter (browsing spec, section 8). */
const ADDED: Notice = { kind: "success", text: "Produsul a fost adaugat cu succes" };

const BUNDLE_ADDED: Notice = { kind: "success", text: "Pachetul a fost adăugat în coș." };

export interface Adding {
  done: "added" | "removed" | undefined;
  /** The cart's own sentences. */
  remarks?: string[];
}

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
      return answerForm<Adding>({ request, context }, added(request, answer, ADDED));
    }
    case "add-bundle": {
      const answer = await api.call(addBundleToCart, {
        params: { id: field(form, "bundleID") },
        body: { qty: field(form, "qty") },
      });
      return answerForm<Adding>({ request, context }, added(request, answer, BUNDLE_ADDED));
    }
    case "remove": {
      const answer = await api.call(removeFromCart, { params: { itemId: field(form, "itemId") } });
      return answerForm<Adding>({ request, context }, { data: { done: answer.ok ? "removed" : undefined } });
    }
    default:
      return answerForm<Adding>({ request, context }, { data: { done: undefined } });
  }
}

/** What was added is said, and what the cart says of it, such as that there is no more: in the popup, else as notices. */
function added(
  request: Request,
  answer: { ok: true; data: Cart; message?: string } | Failed,
  notice: Notice,
): { notices: Notice[]; data: Adding } {
  if (!answer.ok) return { notices: [], data: { done: undefined } };
  const remarks = messagesOf(answer.data);
  const own = answer.message === undefined ? [notice] : [];
  const said = isDocumentRequest(request) ? remarks.map((text): Notice => ({ kind: "error", text })) : [];
  return { notices: [...own, ...said], data: { done: "added", remarks } };
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
