/** Handles the order sheet's forms. Every button in the list also saves the entered values. */
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import type { AddedLine } from "@curat/contract/cart";
import { LIMITS } from "@curat/contract/limits.values";
import { requestOffer } from "@curat/contract/offers";
import { changeOrderSheet, getOrderSheet, startOrderSheet } from "@curat/contract/order-sheet";
import type { OrderSheet } from "@curat/contract/order-sheet";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { apiOf } from "../../session/api.server.ts";
import { addLines } from "../../session/cart/change-cart.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { linesNotices } from "../../session/cart/lines-notices.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { storedLeftForm, storeLeftForm } from "../../components/checkout-form/left-form-cookie.server.ts";
import { requestedLines } from "./load.server.ts";
import { codeField, OFFER_SCOPES, SHEET_INTENT, SHEET_LIST, SHEET_PAGE, sheetAddress } from "./page.ts";
import { lineAction, linesOf } from "./sheet-lines.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

export async function changeSheet({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const token = textOf(form, "token");
  const intent = textOf(form, "intent");
  if (intent === SHEET_INTENT.read) return readCodes(context, form, token);
  if (intent === SHEET_INTENT.request) return sendRequest(context, form, token);
  return changeLines(context, form, { token, intent });
}

async function readCodes(context: Context, form: FormData, token: string) {
  const file = form.get("file");
  const body = {
    token,
    text: textOf(form, "text"),
    ...(file instanceof File && file.size > 0 && { file }),
  };
  const answer = await apiOf(context).call(startOrderSheet, { body, as: "form" });
  if (answer.ok) return redirectWithNotices(context, sheetAddress(answer.data.token));
  return refused(context, form, answer.errors);
}

function refused(context: Context, form: FormData, errors: Record<string, string[]> = {}) {
  return data({ values: typedValues(form), errors, notices: sessionOf(context).notices }, { status: 422 });
}

async function changeLines(
  context: Context,
  form: FormData,
  { token, intent }: { token: string; intent: string },
) {
  const act = lineAction(intent);
  if (act && act.productId === undefined) form.set(codeField(act.index).replace("code", "qty"), "");
  if (act?.productId !== undefined)
    form.set(codeField(act.index).replace("code", "product"), String(act.productId));
  const { lines, errors } = linesOf(form);
  if (Object.keys(errors).length > 0) return refused(context, form, errors);
  const saved = await apiOf(context).call(changeOrderSheet, { params: { token }, body: { lines } });
  if (!saved.ok)
    return saved.status === 404
      ? redirectWithNotices(context, SHEET_PAGE, [{ kind: "error", text: texts.gone }])
      : refused(context, form, saved.errors);
  if (intent === SHEET_INTENT.offer)
    return redirectWithNotices(context, `${sheetAddress(token, "rest")}#oferta`);
  if (intent === SHEET_INTENT.offerAll)
    return redirectWithNotices(context, `${sheetAddress(token, "tot")}#oferta`);
  if (intent === SHEET_INTENT.add) return addToCart(context, saved.data, textOf(form, "sending"));
  return redirectWithNotices(context, sheetAddress(token));
}

async function addToCart(context: Context, sheet: OrderSheet, sending: string) {
  const { token, rows } = sheet;
  const requested = rows.flatMap(({ product, addable }) =>
    product && addable > 0 ? [{ productid: product.product_id, qty: addable }] : [],
  );
  if (requested.length === 0)
    return redirectWithNotices(context, sheetAddress(token), [{ kind: "error", text: texts.nothing }]);
  const added: AddedLine[] = [];
  let isRepeated = false;
  for (let start = 0; start < requested.length; start += LIMITS.linesAtOnce) {
    const part = requested.slice(start, start + LIMITS.linesAtOnce);
    const answer = await addLines(context, { lines: part, sending: sending && `${sending}-${start}` });
    if (!answer.ok) break;
    added.push(...answer.data.added_lines);
    isRepeated ||= answer.data.is_repeated;
  }
  const left = leftOf(rows, added);
  await apiOf(context).call(changeOrderSheet, { params: { token }, body: { lines: left } });
  const notices = linesNotices(added, { isRepeated });
  // Jumps to the remaining lines, which are far above the pressed button.
  const to = left.length === 0 ? "/cos" : `${sheetAddress(token)}#${SHEET_LIST}`;
  return redirectWithNotices(context, to, notices);
}

function leftOf(rows: OrderSheet["rows"], added: readonly AddedLine[]) {
  const pieces = new Map<number, number>();
  for (const { productid, added: count } of added)
    pieces.set(productid, (pieces.get(productid) ?? 0) + count);
  return rows.flatMap(({ code, quantity, product, found_by: foundBy }) => {
    const id = product?.product_id ?? 0;
    const taken = Math.min(pieces.get(id) ?? 0, quantity);
    pieces.set(id, (pieces.get(id) ?? 0) - taken);
    const chosen = foundBy === "chosen" ? id : null;
    return quantity > taken ? [{ code, quantity: quantity - taken, product_id: chosen }] : [];
  });
}

async function sendRequest(context: Context, form: FormData, token: string) {
  const api = apiOf(context);
  const scope = OFFER_SCOPES.find((one) => one === textOf(form, "scope")) ?? "rest";
  const sheet = await api.call(getOrderSheet, { params: { token } });
  if (!sheet.ok) return redirectWithNotices(context, SHEET_PAGE, [{ kind: "error", text: texts.gone }]);
  const fields = ["firstname", "lastname", "email", "phone", "company", "cui", "message"] as const;
  const typed = Object.fromEntries(fields.map((name) => [name, textOf(form, name)])) as Record<
    (typeof fields)[number],
    string
  >;
  const terms = textOf(form, "terms") === "1";
  const body = { ...typed, terms: terms as true, lines: requestedLines(sheet.data, scope) };
  return submit(context, requestOffer, {
    form,
    body,
    done: async ({ token: offer }) => {
      const stored = scope === "tot" ? [] : sheet.data.rows.filter(({ addable }) => addable > 0);
      const lines = stored.map(({ code, addable, product, found_by: foundBy }) => ({
        code,
        quantity: addable,
        product_id: foundBy === "chosen" ? (product?.product_id ?? null) : null,
      }));
      await api.call(changeOrderSheet, { params: { token }, body: { lines } });
      if (!(await findCustomer(context))) storeLeftForm(context, checkoutForm(context, typed), undefined);
      return redirectWithNotices(context, `/oferta/${offer}`);
    },
  });
}

/** Stores contact and company data for the checkout, so that a guest enters them only once. */
function checkoutForm(
  context: Context,
  { firstname, lastname, email, phone, company, cui }: Record<string, string>,
): Typed {
  const isFirm = Boolean(company || cui);
  const customerFields = {
    "customer.firstname": firstname,
    "customer.lastname": lastname,
    "customer.email": email,
    "customer.phone": phone,
    "customer.customer_type": isFirm ? "pj" : "",
    "company.name": company,
    "company.cui": cui,
  };
  const filled = Object.entries(customerFields).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return { ...storedLeftForm(context, undefined), ...Object.fromEntries(filled) };
}
